import { vi } from "vitest";

/** Waits until what is expected is so, as long as even a busy machine may take. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });
