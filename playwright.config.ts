import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser/find";
import { launchArguments } from "./scripts/browser/launch";
import { freePort } from "./scripts/serve/free-port";

// Worker processes read this file again and inherit the environment, so both are found once. The port is a free one:
// a site that is open for a look, or another run, does not get in the way.
process.env.CHROMIUM_PATH ||= await findBrowser();
process.env.TEST_PORT ||= String(await freePort());
const PORT = process.env.TEST_PORT;

/** A build and fixtures of their own: see tests/browser/analytics/counted.ts. */
const ANALYTICS = "**/analytics/**";
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.browser.test.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A machine that is busy with something else may lose a race for a test, which is then listed as flaky. What is wrong
  // fails twice.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.GITHUB_ACTIONS ? [["list"], ["github"]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: "off",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: launchArguments() },
  },
  projects: [
    {
      name: "phone",
      // The dev server is for people at a desk, and its test starts one of its own.
      testIgnore: ["**/dev.browser.test.ts", ANALYTICS],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: "desktop", testIgnore: ANALYTICS, use: DESKTOP },
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
    command: `node --import tsx scripts/serve.ts --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    timeout: 60_000,
  },
});
