import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser, LAUNCH_ARGUMENTS } from "./scripts/browser/chromium";
import { freePort } from "./scripts/serve/listen";

// Worker processes evaluate this file again and inherit the environment, so each value is determined once. The port is a
// free one, so that a running server or another test run does not conflict.
process.env.FULL_BROWSER ||= await findBrowser("full");
process.env.CHROMIUM_PATH ||= await findBrowser("shell");
process.env.TEST_PORT ||= String(await freePort());
process.env.FROZEN_PORT ||= String(await freePort());
const { TEST_PORT, FROZEN_PORT } = process.env;
const SERVER = { reuseExistingServer: false, stdout: "ignore", stderr: "pipe" } as const;

/** Tests with a separate build and fixtures (tests/browser/analytics/fixtures.ts). */
const ANALYTICS = "**/analytics/**";
/** Disables the optimizing compilers of V8: most scripts of a test run once, and compiling them takes 5% of its time. */
const INTERPRETED = "--js-flags=--no-maglev,--no-turbofan,--no-sparkplug,--single-threaded";
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.browser.test.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than cores, since a test also waits; on two cores, the third worker saves 5% of the time.
  workers: availableParallelism() + 1,
  // No test depends on the speed of the machine. A test that passes only on the second attempt is listed as flaky: it has
  // to be fixed, but does not fail the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.GITHUB_ACTIONS ? [["list"], ["github"]] : [["list"]],
  use: {
    // Whoever edits the content of the site breaks no test of it: only the tests of every page open the site itself.
    baseURL: `http://127.0.0.1:${FROZEN_PORT}`,
    trace: "off",
    // A new context takes several times as long as a page. Tests stay independent: the site sets no cookie, and storage,
    // routes and clock are reset.
    reuseContext: true,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...LAUNCH_ARGUMENTS, INTERPRETED] },
  },
  projects: [
    // Most assertions do not depend on the width and run once; see tests/browser/widths.ts.
    { name: "desktop", testIgnore: ANALYTICS, grepInvert: /@phone-only/, use: DESKTOP },
    { name: "phone", testIgnore: ANALYTICS, grep: /@every-width|@phone-only/, use: PHONE },
    { name: "keyed build", testMatch: "**/analytics/build.setup.ts" },
    {
      name: "analytics",
      dependencies: ["keyed build"],
      testMatch: `${ANALYTICS}/*.browser.test.ts`,
      use: DESKTOP,
    },
  ],
  webServer: [
    {
      ...SERVER,
      command: `node scripts/run.mjs preview --port ${TEST_PORT}`,
      url: `http://127.0.0.1:${TEST_PORT}`,
      timeout: 60_000,
    },
    {
      ...SERVER,
      command: "node_modules/.bin/tsx tests/browser/serve-frozen-site.ts",
      url: `http://127.0.0.1:${FROZEN_PORT}`,
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
});
