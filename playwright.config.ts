import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser/find";
import { launchArguments } from "./scripts/browser/launch";
import { freePort } from "./scripts/serve/port";

// Worker processes read this file again and inherit the environment, so all is found once. The port is a free one:
// a site that is open for a look, or another run, does not get in the way.
process.env.FULL_BROWSER ||= await findBrowser("full");
process.env.CHROMIUM_PATH ||= await findBrowser("shell");
process.env.TEST_PORT ||= String(await freePort());
const PORT = process.env.TEST_PORT;

/** A build and fixtures of their own: see tests/browser/analytics/fixtures.ts. */
const ANALYTICS = "**/analytics/**";
/** Nearly all of a test's scripts run once: to compile them well, on threads of their own too, costs a twentieth of its time. */
const INTERPRETED = "--js-flags=--no-maglev,--no-turbofan,--no-sparkplug,--single-threaded";
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.browser.test.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A third one gains 4% on two cores, and then tests have to wait for each other.
  workers: 2,
  // No test leans on the speed of the machine. One that needs its second try is listed as flaky: a fault to mend, but none
  // that holds up others.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.GITHUB_ACTIONS ? [["list"], ["github"]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: "off",
    // A new context costs several times what a page costs. Nothing is left behind that would matter from one test to
    // the next: the site sets no cookie, and storage, routes and clock are reset.
    reuseContext: true,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...launchArguments(), INTERPRETED] },
  },
  projects: [
    // Most of what a test asks has nothing to do with the width, and is asked once. See tests/browser/widths.ts.
    { name: "desktop", testIgnore: ANALYTICS, grepInvert: /@phone-only/, use: DESKTOP },
    { name: "phone", testIgnore: ANALYTICS, grep: /@every-width|@phone-only/, use: PHONE },
    { name: "keyed build", testMatch: "**/analytics/build.setup.ts", teardown: "keyed build removed" },
    { name: "keyed build removed", testMatch: "**/analytics/remove.setup.ts" },
    {
      name: "analytics",
      dependencies: ["keyed build"],
      testMatch: `${ANALYTICS}/*.browser.test.ts`,
      use: DESKTOP,
    },
  ],
  webServer: {
    command: `node scripts/run.mjs serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    timeout: 60_000,
  },
});
