import { defineConfig } from "vitest/config";

/** All test files of vitest except those of the build output. */
const TESTS = "{schema,data,blocks,renderer,checks,scripts,studio,tests}/**";

/** Limits for tests that hang. No test depends on the speed of the machine; some build a site while others run. */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    maxWorkers: "100%",
    silent: "passed-only",
    globalSetup: "tests/temporary-folder.ts",
    projects: [
      // Files share their imports, the compiled schemas and the opened site, which would take most of a file's time.
      {
        test: {
          name: "unit",
          include: [`${TESTS}/*.test.{ts,tsx}`],
          exclude: ["**/*.dom.test.*", "tests/browser/**", "tests/built/**"],
          isolate: false,
          ...PATIENCE,
          setupFiles: "tests/mend.ts",
        },
      },
      // Each file has its own page, since listeners and module state would affect the next file. One VM context per file
      // takes a third of the time of one process per file; a single worker would run all files in the same context.
      {
        test: {
          name: "dom",
          include: [`${TESTS}/*.dom.test.{ts,tsx}`],
          environment: "jsdom",
          pool: "vmThreads",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
          setupFiles: "tests/mend.ts",
        },
      },
      // Tests of the files in dist/client that need no browser. Run `npm run build` first.
      { test: { name: "built", include: ["tests/built/**/*.test.ts"], isolate: false, ...PATIENCE } },
    ],
  },
});
