import { expect, type Page, test } from "@playwright/test";
import { open } from "./open";
import { EVERY_WIDTH } from "./widths";

const LANGUAGES = ["REST API", "WebSocket", "Python", "Node.js", "Ruby", "Go"];

const samples = (page: Page) => page.getByRole("group", { name: "Language of the sample" });
const shownCode = (page: Page) => samples(page).locator("code").filter({ visible: true });
const payload = (page: Page) => page.locator('[data-block="webhook-events"] [data-enhance]');
const tab = (page: Page, label: string) => samples(page).locator("label").filter({ hasText: label });

test.beforeEach(async ({ page }) => {
  await open(page, "/integrations");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs show one language at a time and change with the arrow keys; Tab moves on to the code", async ({
    page,
  }) => {
    await expect(samples(page).getByRole("radio")).toHaveCount(LANGUAGES.length);
    await expect(samples(page).locator("code")).toHaveCount(LANGUAGES.length);
    await expect(payload(page).locator("code")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    await expect(shownCode(page)).toHaveText(/^# Send a text\.\ncurl /);
    for (const label of LANGUAGES) {
      await tab(page, label).click();
      await expect(samples(page).getByRole("radio", { name: label })).toBeChecked();
      await expect(shownCode(page)).toHaveCount(1);
    }
    await expect(shownCode(page)).toHaveText(/^package main\n/);

    await tab(page, "REST API").click();
    await samples(page).getByRole("radio", { name: "REST API" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(samples(page).getByRole("radio", { name: "Python" })).toBeFocused();
    await expect(shownCode(page)).toHaveText(/^import os\n/);
    await page.keyboard.press("Tab");
    await expect(page.locator("pre:focus")).toHaveText(/^import os\n/);
  });
});

test("choosing a language shifts nothing", EVERY_WIDTH, async ({ page }) => {
  await tab(page, "Ruby").scrollIntoViewIfNeeded();
  const before = await samples(page).boundingBox();
  await tab(page, "Ruby").click();
  expect(await samples(page).boundingBox()).toEqual(before);
});

/** The copied text, read by pasting it: pages may not read the clipboard. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement("textarea")));
  const field = page.locator("body > textarea").last();
  await field.press("ControlOrMeta+V");
  return field.inputValue();
}

test.describe("the copy button", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("copies the shown sample, and a webhook payload with the fields of the contract", async ({ page }) => {
    await tab(page, "Go").click();
    await page.getByRole("button", { name: /^Copy code: Read one call/ }).click();
    await expect(samples(page).locator("label:has-text('Go') + * [role=status]")).toHaveText("Copied");
    const sample = await pasted(page);
    expect(sample).toBe(await shownCode(page).textContent());
    expect(sample).toContain('\n\t"pingo.example/sdk/pingo"\n)');

    await payload(page).getByRole("button", { name: /^Copy/ }).press("Enter");
    await expect(payload(page).getByRole("status")).toHaveText("Copied");
    const { event, entities, ...more } = JSON.parse(await pasted(page));
    expect(event).toBe("call.completed");
    expect(Object.keys(entities)).toEqual(["company", "budget"]);
    expect(Object.keys(more)).toEqual(["call_id", "duration", "transcription", "sentiment"]);
  });
});
