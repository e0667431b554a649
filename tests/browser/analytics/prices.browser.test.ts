import type { Locator, Page } from "@playwright/test";
import { untilDrawn } from "../conditions";
import { untilLaidOut } from "../open";
import { expect, test } from "./fixtures";

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

/** Reports another event, to tell what was reported before it. */
const reportQuestion = (page: Page) =>
  page.evaluate(() => {
    const detail = { name: "landing_clicked_faq", properties: {} };
    document.dispatchEvent(new CustomEvent("pingo:analytics", { detail }));
  });

test.describe("spec 4: states", () => {
  test.describe("Pricing section view", () => {
    for (const [path, width, height] of [
      ["/pricing", 1440, 900],
      ["/", 1440, 900],
      ["/", 390, 844],
    ] as const)
      test(`of ${path} in ${width} x ${height} is counted once, at 30% of the section`, async ({
        page,
        counted,
      }) => {
        await page.setViewportSize({ width, height });
        await counted.visit(path);
        const section = page.locator("[data-block=pricing-plans]");
        for (const share of [0.1, 0.28]) await reveal(section, share);
        await reportQuestion(page);
        for (const share of [0.31, 0.8, 0.1, 0.5]) await reveal(section, share);
        await counted.leave();
        await counted.events("$pageleave");
        const reported = counted.server.events
          .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
          .map(({ event }) => event);
        expect(reported.slice(reported.indexOf("landing_clicked_faq"))).toContain("landing_viewed_pricing");
        expect(reported.filter((name) => name === "landing_viewed_pricing")).toHaveLength(1);
      });
  });
});

test.describe("prices on a screen smaller than 30% of the section", () => {
  test.use({ viewport: { width: 667, height: 300 } });

  test("are counted as viewed when they fill the screen", async ({ page, counted }) => {
    await counted.visit("/");
    const section = page.locator("[data-block=pricing-plans]");
    await reveal(section, 0.5);
    expect((await section.boundingBox())?.height).toBeGreaterThan(1000);
    await counted.only("landing_viewed_pricing");
  });
});
