import { expect, test } from "@playwright/test";
import { open } from "./open";
import { EVERY_WIDTH } from "./widths";

test(
  "a link of an article's contents scrolls to the section, just below the header",
  EVERY_WIDTH,
  async ({ page }) => {
    await open(page, "/blog/ai-phone-systems-future");
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(1);
    await link.click();
    const heading = page.locator((await link.getAttribute("href")) ?? "");
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    expect(await top()).toBeGreaterThan(60);
  },
);
