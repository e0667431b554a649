import { test } from "./counted";

/**
 * For what a headless shell does not do: it keeps no page in memory, and of the tabs of the middle button that of a
 * sign-up link did not open, and that of a page now and then had no address after a minute.
 */
export const testInFullBrowser = test.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: process.env.FULL_BROWSER ?? "" }),
    { scope: "worker" },
  ],
});
