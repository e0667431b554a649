import { test } from "./counted";

/** For what a headless shell does not do: it keeps no page in memory, and did not open the tab of a sign-up link for the middle button. */
export const testInFullBrowser = test.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: process.env.FULL_BROWSER ?? "" }),
    { scope: "worker" },
  ],
});
