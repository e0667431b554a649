import { expect, type Page } from "@playwright/test";
import { stopClock, test } from "./clock";
import { open } from "./open";

const yearIn = (page: Page) => page.getByRole("contentinfo").locator("time");

/** The year of the build. */
async function builtYear(page: Page): Promise<number> {
  const html = await (await page.request.get("/legal/terms")).text();
  return Number(/© <time>(\d{4})<\/time>/.exec(html)?.[1]);
}

test("the footer shows the visitor's year if it is later than the build's, without a layout shift", async ({
  page,
}) => {
  const built = await builtYear(page);
  await stopClock(page, `${built + 5}-06-15T10:00:00`);
  await open(page, "/legal/terms");
  await expect(yearIn(page)).toHaveText(String(built + 5));
  const wider = await yearIn(page).evaluate((time, earlier) => {
    const { width } = time.getBoundingClientRect();
    time.textContent = earlier;
    return Math.abs(width - time.getBoundingClientRect().width);
  }, String(built));
  expect(wider, "what follows stays in its place, but for rounding").toBeLessThanOrEqual(1);
});

test("the footer shows the build's year if the visitor's clock is behind", async ({ page }) => {
  const built = await builtYear(page);
  await stopClock(page, `${built - 3}-06-15T10:00:00`);
  await open(page, "/legal/terms");
  await expect(yearIn(page)).toHaveText(String(built));
});
