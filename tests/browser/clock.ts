import { test as base, type Page } from "@playwright/test";

const stopped = new WeakSet<Page>();

/**
 * Opens what follows with a clock that stands still until the test turns it, so that a slow machine changes nothing.
 * To be called before the page is opened, in a test of this file.
 *
 * @param time of the visitor's clock
 */
export async function stopClock(page: Page, time = "2026-05-05T10:00:00"): Promise<void> {
  stopped.add(page);
  const moment = new Date(time);
  await page.clock.install({ time: new Date(moment.getTime() - 1000) });
  await page.clock.pauseAt(moment);
}

/**
 * Test in which the clock may be stopped. It goes on at the end: Playwright would set it going later, while the next
 * test already uses the same context.
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
