import { expect, test } from "@playwright/test";
import { watchCalls } from "./conditions";
import { expectKept, field, fill, formOf, sendButton } from "./contact-form";

test.describe("without an endpoint", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("neither the button nor Enter sends, asks or loses anything", async ({ page }) => {
        await page.goto("/contact", { waitUntil: "networkidle" });
        const address = page.url();
        const calls = watchCalls(page);
        await fill(page, "no address");
        await sendButton(page).click();
        await field(page, "Email").press("Enter");
        await field(page, "First name").press("Enter");
        await page.waitForTimeout(300);
        expect(page.url()).toBe(address);
        expect(calls).toEqual([]);
        await expectKept(page);
        await expect(sendButton(page)).toHaveText("Send Message");
      });
    });
  }

  test("what to put into a message follows the subject", async ({ page }) => {
    await page.goto("/contact");
    const hints = formOf(page).locator(".contact-form-hint:visible");
    await expect(hints).toHaveCount(1);
    const first = await hints.textContent();
    await field(page, "Subject").selectOption("Press");
    await expect(hints).toHaveCount(1);
    expect(await hints.textContent()).not.toBe(first);
  });

  test("the call button dials the founders' number, and everything is large enough for a finger", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "Call the founders" })).toHaveAttribute(
      "href",
      /^tel:\+\d+$/,
    );
    for (const control of await formOf(page).locator("input, select, textarea, button").all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test("by default a call to action without action does nothing", async ({ page }) => {
  await page.goto("/features/ai-transcription");
  const button = page.locator("[data-block=hero]").getByRole("button", { name: "Try AI Transcription Free" });
  const before = page.url();
  await button.click();
  expect(page.url()).toBe(before);
});
