import { expect, type Page, test } from "@playwright/test";

/** The calculator once React has taken over. */
async function openCalculator(page: Page) {
  await page.goto("/features/voice-calling");
  const calculator = page.locator('[data-island="calculator"]');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator).toHaveAttribute("data-hydrated", "");
  return calculator;
}

test("the fixed examples are 5, 10 and 20 missed calls a week", async ({ page }) => {
  await page.goto("/features/voice-calling");
  const rows = await page.locator(".calculator-examples tbody tr").allInnerTexts();
  expect(rows.map((row) => row.replace(/\s+/g, " "))).toEqual([
    "5 calls $250 $1,083 $13,000",
    "10 calls $500 $2,167 $26,000",
    "20 calls $1,000 $4,333 $52,000",
  ]);
});

test("works with the visitor's own numbers and shows the formula", async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.getByLabel("Missed calls a week", { exact: true }).fill("8");
  await calculator.getByLabel("Share that would buy, in percent", { exact: true }).fill("50");
  await calculator.getByLabel("Value of a job, in dollars", { exact: true }).fill("300");
  await expect(calculator.getByRole("status")).toContainText("8 calls × 50% × $300 = $1,200 a week");
});

for (const [text, message] of [
  ["", /how many calls/],
  ["-3", /.+/],
  ["99999999", /.+/],
] as const) {
  test(`says what is wrong with "${text}" and shows no nonsense`, async ({ page }) => {
    const calculator = await openCalculator(page);
    const calls = calculator.getByLabel("Missed calls a week", { exact: true });
    await calls.fill(text);
    await expect(calls).toHaveAttribute("aria-invalid", "true");
    const id = await calls.getAttribute("aria-describedby");
    await expect(page.locator(`[id="${id}"]`)).toHaveText(message);
    await expect(calculator).not.toContainText("NaN");
    await expect(calculator).not.toContainText("Infinity");
  });
}

test("React is not loaded before the calculator comes near", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto("/features/voice-calling", { waitUntil: "networkidle" });
  const before = scripts.length;
  await page.locator('[data-island="calculator"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="calculator"]')).toHaveAttribute("data-hydrated", "");
  expect(scripts.length).toBeGreaterThan(before);
});

test("hydration changes nothing and reports nothing", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await openCalculator(page);
  expect(messages).toEqual([]);
});

test("'See Demo' is a real button that does nothing", async ({ page }) => {
  await page.goto("/features/voice-calling");
  const button = page.getByRole("button", { name: "See Demo" });
  await button.click();
  await expect(page).toHaveURL("/features/voice-calling");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
