import { rmSync } from "node:fs";
import { afterAll, afterEach, vi } from "vitest";
import { temporaryFolders } from "./empty-folder";

// React Testing Library removes what a test has rendered, if it finds this function.
Object.assign(globalThis, { afterEach });

// Undoes what a test has replaced, before anything of the next test or file runs.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

afterAll(() => {
  for (const folder of temporaryFolders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
