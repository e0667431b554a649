import { expect, test } from "@playwright/test";
import { watchCalls } from "./conditions";
import { expectKept, field, fill, formOf, sendButton } from "./contact-form";
import { open } from "./open";
import { EVERY_WIDTH, PHONE_ONLY } from "./widths";

test.describe("without an endpoint", () => {
  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("neither the button nor Enter sends, requests or loses anything", async ({ page }) => {
      await open(page, "/contact");
      const calls = watchCalls(page);
      await expect(page.getByText("This form isn’t connected yet."), "nobody writes in vain").toBeVisible();
      await fill(page, "no address");
      await sendButton(page).click();
      await field(page, "Email").press("Enter");
      await field(page, "First name").press("Enter");
      await expect(sendButton(page)).toHaveText("Send Message");
      await expectKept(page);
      await expect(page).toHaveURL("/contact");
      expect(calls).toEqual([]);
    });
  });

  for (const [route, block, name] of [
    ["/contact", "contact-form", "Send Message"],
    ["/blog", "newsletter", "Subscribe"],
  ] as const)
    test(`${route} says so on click and from the first character, in view`, EVERY_WIDTH, async ({ page }) => {
      await open(page, route);
      const form = page.locator(`[data-block=${block}]`);
      const note = form.getByRole("status").getByText("This form isn’t connected yet.");
      await expect(note).toBeHidden();
      await form.getByRole("button", { name }).click();
      await expect(note).toBeInViewport();
      await page.mouse.click(2, 2);
      await expect(note).toBeHidden();
      await form.getByRole("textbox").first().pressSequentially("A");
      await expect(note).toBeInViewport();
    });

  test("the hint for the message follows the subject", async ({ page }) => {
    await open(page, "/contact");
    const hints = formOf(page).locator(".contact-form-hint:visible");
    await expect(hints).toHaveCount(1);
    const first = (await hints.textContent()) ?? "";
    await field(page, "Subject").selectOption("Press");
    await expect(hints).not.toHaveText(first);
    await expect(hints).toHaveCount(1);
  });

  test("every control is large enough to tap", PHONE_ONLY, async ({ page }) => {
    await open(page, "/contact");
    for (const control of await formOf(page).locator("input, select, textarea, button").all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
