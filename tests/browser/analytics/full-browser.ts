import { test } from "./fixtures";

/**
 * Test of features that a headless shell lacks. It has no back/forward cache; on a middle click, the tab of a sign-up
 * link did not open, and the tab of a page sometimes had no address after a minute.
 */
export const testInFullBrowser = test.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: process.env.FULL_BROWSER ?? "" }),
    { scope: "worker" },
  ],
});
