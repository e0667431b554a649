import { expect, test } from "@playwright/test";
import { axeFaults, axeFaultsAtRest } from "./axe";
import { EVERY_WIDTH } from "./widths";

test("axe reports low contrast in small text, large text and text over a pseudo-element, and nothing else", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Faint</title><main><h1 class="faint">Large</h1>
    <p class="faint">Small</p><p class="drawn"><span class="faint">Drawn upon</span></p><p>Clear</p></main>`);
  await page.addStyleTag({
    content: `.faint { color: #aaa } .drawn { position: relative }
      .drawn::before { content: ""; position: absolute; inset: 0; background: #fff; z-index: -1 }`,
  });
  const faults = await axeFaults(page);
  expect(faults.map((fault) => fault.replace(/ Fix .*/s, ""))).toEqual([
    'color-contrast: <h1 class="faint">Large</h1>',
    'color-contrast: <p class="faint">Small</p>',
    'color-contrast: <span class="faint">Drawn upon</span>',
  ]);
});

// every-page.browser.test.ts covers pages as they open.
test("axe reports nothing with a menu open", EVERY_WIDTH, async ({ page, isMobile }) => {
  await page.goto("/pricing");
  if (isMobile) {
    await page.locator("[data-mobile-menu] > summary").tap();
    await page.getByRole("navigation", { name: "Mobile" }).getByText("Features", { exact: true }).tap();
  } else await page.getByRole("navigation", { name: "Main" }).getByText("Features", { exact: true }).click();
  await expect(page.getByRole("link", { name: /Call forwarding/ }).first()).toBeVisible();
  expect(await axeFaultsAtRest(page)).toEqual([]);
});
