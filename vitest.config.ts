import { defineConfig } from "vitest/config";

/** Every test that `vitest` runs but those of the built files. */
const TESTS = "{schema,data,blocks,renderer,checks,scripts,studio,tests}/**";

/** No test leans on the speed of the machine: the limit is for what hangs. Some build a site beside other work. */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000 };

/** What a test has put in the place of something else is back before the next one, in whichever file that is. */
const MENDED = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

export default defineConfig({
  test: {
    maxWorkers: "100%",
    globalSetup: "tests/temporary-folder.ts",
    projects: [
      // Files that share what they import, the compiled schemas and the opened site: most of a file's time otherwise.
      {
        test: {
          name: "unit",
          include: [`${TESTS}/*.test.{ts,tsx}`],
          exclude: ["**/*.dom.test.*", "tests/browser/**", "tests/built/**"],
          isolate: false,
          ...PATIENCE,
          ...MENDED,
        },
      },
      // Each with a page of its own: listeners and what modules know of a page would reach the next file. With a context
      // for each file, a third of the time of a process for each; a single worker would give all files the same.
      {
        test: {
          name: "dom",
          include: [`${TESTS}/*.dom.test.{ts,tsx}`],
          environment: "jsdom",
          pool: "vmThreads",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
          ...MENDED,
        },
      },
      // What the files of dist/client tell without a browser. `npm run build` comes first.
      { test: { name: "built", include: ["tests/built/**/*.test.ts"], isolate: false, ...PATIENCE } },
    ],
  },
});
