import { test as base, type Page } from "@playwright/test";

const stopped = new WeakSet<Page>();

/**
 * Pauses the clock of a page until the test advances it, so that the speed of the machine has no effect. Call it before
 * the page is opened, in a test created with `test` of this file.
 *
 * @param time initial time of the visitor's clock
 */
export async function stopClock(page: Page, time = "2026-05-05T10:00:00"): Promise<void> {
  stopped.add(page);
  const moment = new Date(time);
  await page.clock.install({ time: new Date(moment.getTime() - 1000) });
  await page.clock.pauseAt(moment);
}

/**
 * Test that may pause the clock. The clock resumes at the end of the test: Playwright would resume it later, while the
 * next test already uses the same context.
 */
export const test = base.extend<{ clockGoesOn: undefined }>({
  clockGoesOn: [
    async ({ page }, use) => {
      await use(undefined);
      if (stopped.delete(page)) await page.clock.resume();
    },
    { auto: true },
  ],
});
