import { vi } from "vitest";

/** Waits until an expectation holds, with a timeout that is enough for a busy machine. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });
