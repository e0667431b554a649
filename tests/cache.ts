import { vi } from "vitest";

/**
 * Lets caches write to a folder until the end of the test, as a process with this version of the code does. Without it,
 * tests have no version, and cache nothing for later ones.
 */
export function cacheIn(folder: string, code = "1"): void {
  vi.stubEnv("PINGO_CACHE", folder);
  vi.stubGlobal("codeVersion", code);
}
