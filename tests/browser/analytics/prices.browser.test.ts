import type { Locator } from "@playwright/test";
import { untilDrawn } from "../conditions";
import { untilLaidOut } from "../open";
import { type Counted, expect, specProperties, test } from "./fixtures";

for (const path of ["/", "/dlores", "/pricing"]) {
  test(`each plan of ${path} is reported with the price that the page shows`, async ({ page, counted }) => {
    await counted.visit(path);
    // The links navigate away; only the click matters.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    const plans = page.locator("[data-plan-name]");
    const shown: unknown[] = [];
    for (const plan of await plans.all()) {
      await plan.locator("a.button").click();
      const texts = (await plan.locator(".tabular").first().innerText()).split("\n");
      shown.push({ plan_name: await plan.getByRole("heading").innerText(), texts });
    }
    expect(shown.length).toBe(3);
    await counted.leave();
    const events = (await counted.events("landing_clicked_pricing_plan", 3)).map(specProperties);
    for (const [index, { plan_name, plan_price }] of events.entries())
      expect(shown[index]).toEqual({ plan_name, texts: expect.arrayContaining([plan_price]) });
  });
}

/**
 * Scrolls until this share of the section's height is visible, from below. Its height is an estimate until it is laid
 * out.
 */
async function reveal(section: Locator, share: number): Promise<void> {
  await untilLaidOut(section.page());
  await section.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
  }, share);
  await untilDrawn(section.page());
}

const priceViews = async (counted: Counted) => {
  await counted.leave();
  await counted.events("$pageleave");
  return counted.names().filter((name) => name === "landing_viewed_pricing").length;
};

for (const [screen, size] of [
  ["a wide screen", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test.describe(`prices on ${screen}`, () => {
    test.use({ viewport: size });

    test("are not counted as viewed at 10% and 28% of the section", async ({ page, counted }) => {
      await counted.visit("/");
      await reveal(page.locator("[data-block=pricing-plans]"), 0.1);
      await reveal(page.locator("[data-block=pricing-plans]"), 0.28);
      expect(await priceViews(counted)).toBe(0);
    });

    test("are counted as viewed once at 30%, however often they scroll into view", async ({
      page,
      counted,
    }) => {
      await counted.visit("/");
      const section = page.locator("[data-block=pricing-plans]");
      for (const share of [0.1, 0.31, 0.8, 0.1, 0.5]) await reveal(section, share);
      expect(await priceViews(counted)).toBe(1);
    });
  });
}

test.describe("spec 4: states", () => {
  test("Pricing section view", async ({ page, counted }) => {
    await counted.visit("/pricing");
    const section = page.locator("[data-block=pricing-plans]");
    for (const share of [0.1, 0.31, 0.1, 0.6]) await reveal(section, share);
    expect(await priceViews(counted)).toBe(1);
  });
});

test.describe("prices on a screen smaller than 30% of the section", () => {
  test.use({ viewport: { width: 667, height: 300 } });

  test("are counted as viewed when they fill the screen", async ({ page, counted }) => {
    await counted.visit("/");
    const section = page.locator("[data-block=pricing-plans]");
    await reveal(section, 0.5);
    expect((await section.boundingBox())?.height).toBeGreaterThan(1000);
    expect(await priceViews(counted)).toBe(1);
  });
});
