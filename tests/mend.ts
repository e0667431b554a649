import { afterEach, vi } from "vitest";

// React Testing Library removes what a test has rendered, if it finds this function.
Object.assign(globalThis, { afterEach });

// Undoes what a test has replaced, before anything of the next test or file runs.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
