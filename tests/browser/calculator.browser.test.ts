import { expect, test } from "@playwright/test";
import { watchMessages } from "./conditions";
import { open, watchScripts } from "./open";
import { EVERY_WIDTH } from "./widths";

test(
  "the calculator loads React when it scrolls into view, and calculates with the visitor's numbers",
  EVERY_WIDTH,
  async ({ page }) => {
    const messages = watchMessages(page);
    const scripts = watchScripts(page);
    const calculator = page.locator('[data-island="calculator"]');

    await test.step("React is not loaded before", async () => {
      await open(page, "/features/voice-calling");
      await expect(calculator).not.toHaveAttribute("data-hydrated");
      const before = scripts.length;
      await calculator.scrollIntoViewIfNeeded();
      await expect(calculator).toHaveAttribute("data-hydrated", "");
      expect(scripts.length).toBeGreaterThan(before);
    });

    await test.step("shows the visitor's numbers and the formula", async () => {
      await calculator.getByLabel("Missed calls a week", { exact: true }).fill("8");
      await calculator.getByLabel("Share that would buy, in percent", { exact: true }).fill("50");
      await calculator.getByLabel("Value of a job, in dollars", { exact: true }).fill("300");
      await expect(calculator.getByRole("status")).toContainText("8 calls × 50% × $300 = $1,200 a week");
    });

    await test.step("the mouse wheel scrolls past a focused number", async () => {
      const value = calculator.getByLabel("Value of a job, in dollars", { exact: true });
      await value.click();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expect(value).toHaveValue("300");
    });

    expect(messages, "taking over changes nothing and reports nothing").toEqual([]);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each calculator explains why it has no fields and which example its amounts are for", async ({
    page,
  }) => {
    const sentenceOn = async (route: string, block: string) => {
      await page.goto(route);
      const sentence = page.locator(`[data-block="${block}"]`).getByText("needs JavaScript");
      await expect(sentence).toBeVisible();
      return sentence.innerText();
    };
    expect(await sentenceOn("/features/voice-calling", "calculator")).toContain("needs JavaScript");
    expect(await sentenceOn("/pricing", "cost-calculator")).toContain(
      "A plumber with two helpers (3 people,",
    );
  });
});
