import { expect, type Page, test } from "@playwright/test";
import { CARRIERS } from "./carriers";
import { untilDrawn } from "./conditions";
import { open } from "./open";

const setWidth = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await untilDrawn(page);
};

/** Words in a part of the page that are broken across lines. */
const brokenWords = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[\p{L}\d$.]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test("prices and examples of /pricing break no words on any phone, sliders are long enough to drag, and features are beside prices on a tablet", async ({
  page,
}) => {
  await open(page, "/pricing");
  for (const width of [316, 320, 360, 390]) {
    await setWidth(page, width);
    expect.soft(await brokenWords(page, "[data-block=pricing-plans]"), `at ${width} px`).toEqual([]);
    expect.soft(await brokenWords(page, "[data-block=cost-calculator]"), `at ${width} px`).toEqual([]);
    for (const table of await page.locator("[data-block=cost-calculator] table").all()) {
      const hidden = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(hidden, `at ${width} px`).toBe(0);
    }
    for (const slider of await page.getByRole("slider").all())
      expect.soft((await slider.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(100);
  }
  await setWidth(page, 768);
  const [lite] = await page.locator("[data-block=pricing-plans] [data-plan-name]").all();
  const price = await lite?.getByText("per month", { exact: false }).first().boundingBox();
  const features = await lite?.getByRole("list").boundingBox();
  expect(features?.y).toBeLessThan(price?.y ?? 0);
});

test("labels of the carrier price facts break no words on any phone, and every country is in view on a tablet", async ({
  page,
}) => {
  await open(page, CARRIERS);
  for (const width of [320, 360, 390, 440, 480]) {
    await setWidth(page, width);
    expect.soft(await brokenWords(page, ".key-facts tbody"), `at ${width} px`).toEqual([]);
  }
  for (const width of [720, 768, 800, 1000, 1024]) {
    await setWidth(page, width);
    const cut = await page
      .locator(".carrier-countries")
      .evaluate((list) => list.scrollWidth - list.clientWidth);
    expect.soft(cut, `at ${width} px`).toBe(0);
  }
});

test("no tile, statistic or article is alone in a row of two", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [route, list] of [
    ["/", "[data-block=capabilities] ul"],
    ["/", "[data-block=statistics] dl"],
    ["/blog", "[data-block=blog-index] ul"],
  ] as const) {
    if (new URL(page.url()).pathname !== route) await open(page, route);
    const room = await page
      .locator(list)
      .first()
      .evaluate((element) => {
        const last = element.lastElementChild?.getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().right - (last?.right ?? 0));
      });
    expect.soft(room, list).toBe(0);
  }
});

test("the lists of the footer leave no hole between each other", async ({ page }) => {
  await open(page, "/contact");
  const lists = page.locator(".footer-columns > div");
  for (const width of [320, 390, 768]) {
    await setWidth(page, width);
    const boxes = await lists.evaluateAll((found) =>
      found.map((list) => list.getBoundingClientRect().toJSON()),
    );
    const gaps = boxes.flatMap(({ left, top }: DOMRect, index) => {
      const above: DOMRect | undefined = boxes[index - 1];
      return above?.left === left ? [top - above.bottom] : [];
    });
    expect.soft(gaps.length, `lists below another one at ${width} px`).toBeGreaterThan(0);
    expect.soft(Math.max(...gaps), `gap at ${width} px`).toBeLessThan(48);
  }
});

test("buttons that are stacked on a phone are equally wide", async ({ page }) => {
  await open(page, "/features/voice-calling");
  await setWidth(page, 390);
  // Measured at one moment, since a late font or the new width changes them.
  const differentWidths = () =>
    page
      .locator("[data-block=hero] .button")
      .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().width)).size);
  await expect.poll(differentWidths).toBe(1);
});
