import { expect, type Page, test } from "@playwright/test";

/** What the countdown shows, as one line. */
const clock = (page: Page) =>
  page
    .getByRole("timer")
    .locator("[data-unit]")
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).join(" "));

test.describe("plans", () => {
  test("show the list price struck through, the discount and the annual saving", async ({ page }) => {
    await page.goto("/pricing");
    const plans = page.locator('[data-block="pricing-plans"]');
    await expect(plans.locator("s, del").filter({ hasText: "$10" })).toHaveCSS(
      "text-decoration-line",
      "line-through",
    );
    await expect(plans.locator("s, del").filter({ hasText: "$30" })).toBeVisible();
    await expect(plans.getByText("60% OFF")).toHaveCount(2);
    await expect(plans.getByText("Save 17%")).toBeVisible();
    await expect(plans.getByText("Recommended")).toBeVisible();
  });

  test("the sign-up buttons carry the plan", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("link", { name: "Choose Lite" })).toHaveAttribute(
      "href",
      /\/signup\?plan=lite$/,
    );
  });
});

test.describe("comparison table", () => {
  const rows: [string, string, string, string][] = [
    ["Phone numbers", "1", "1", "Unlimited"],
    ["Inbound SMS", "Included", "Included", "Included"],
    ["Outbound SMS", "10 per month", "200 per month", "Unlimited"],
    ["Voice minutes", "Pay-as-you-go", "200 per month", "Unlimited"],
    ["Team members", "Up to 5 free", "Up to 5 free", "Unlimited"],
    ["Voicemail transcription", "Included", "Included", "Included"],
    ["Call recording", "Not included", "Included", "Included"],
    ["AI call answering", "Add-on", "Add-on", "Included"],
    ["Support", "Email", "Priority", "24/7 dedicated"],
  ];
  for (const [feature, ...cells] of rows) {
    test(`says for ${feature}: ${cells.join(", ")}`, async ({ page }) => {
      await page.goto("/pricing");
      const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: feature }) });
      const texts = await row.getByRole("cell").allInnerTexts();
      expect(texts.map((text) => text.split("\n").at(-1)?.trim())).toEqual(cells);
    });
  }
});

test.describe("countdown", () => {
  test.use({ timezoneId: "America/New_York" });

  test("counts down to the end of the round of three days from January 1", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-01-02T10:00:00-05:00") });
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page.clock.pauseAt(new Date("2026-01-02T10:00:10-05:00"));
    expect(await clock(page)).toBe("01 13 59 50");
    await page.clock.runFor(1000);
    expect(await clock(page)).toBe("01 13 59 49");
  });

  test("begins a new round when one ends", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-01-03T23:59:50-05:00") });
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page.clock.pauseAt(new Date("2026-01-03T23:59:59-05:00"));
    expect(await clock(page)).toBe("00 00 00 01");
    await page.clock.runFor(2000);
    expect(await clock(page)).toBe("02 23 59 59");
  });

  test("ends the year's last round at New Year", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-12-31T12:00:00-05:00") });
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await page.clock.pauseAt(new Date("2026-12-31T12:00:30-05:00"));
    expect(await clock(page)).toBe("00 11 59 30");
  });
});

test("the four questions open and close, several at a time", async ({ page }) => {
  await page.goto("/pricing");
  const questions = page.locator('[data-block="faq"] summary');
  await expect(questions).toHaveCount(4);
  await questions.nth(0).click();
  await questions.nth(3).click();
  await expect(page.getByText("Nothing stops.")).toBeVisible();
  await expect(page.getByText("She is free for the first 30 days")).toBeVisible();
  await questions.nth(0).press("Enter");
  await expect(page.getByText("Nothing stops.")).toBeHidden();
});
