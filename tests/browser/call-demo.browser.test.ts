import { expect } from "@playwright/test";
import { button, callIn, linesOf, MAX_CALL_MS, openDemo, play, shownLinesOf, viewsOf } from "./call-demo";
import { test } from "./clock";
import { EVERY_WIDTH } from "./widths";

test("loads nothing before it is started, then only scripts, and plays a call line by line to its end", async ({
  page,
}) => {
  const demo = await openDemo(page);
  const call = callIn(demo);
  const count = await linesOf(call).count();
  expect(count).toBeGreaterThanOrEqual(4);
  await expect(shownLinesOf(call)).toHaveCount(count);
  await demo.scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  await expect(demo.locator("[data-hydrated]")).toHaveCount(0);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("favicon.svg")) requests.push(request.resourceType());
  });
  await play(call);
  await expect(shownLinesOf(call)).toHaveCount(1);
  await expect(call.locator(".call-ending")).toBeHidden();
  await page.clock.runFor(12_000);
  const shown = await shownLinesOf(call).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(count);
  await page.clock.runFor(MAX_CALL_MS);
  await expect(call).toHaveAttribute("data-status", "ended");
  await expect(shownLinesOf(call)).toHaveCount(count);
  await expect(call.locator(".call-ending")).toBeVisible();
  await expect(call.locator("[data-unknown]")).toHaveCount(0);
  expect(new Set(requests)).toEqual(new Set(["script"]));
  expect((await viewsOf(page)).map(({ properties }) => properties.scenario)).toEqual([
    expect.stringMatching(/\w/),
  ]);
});

test("selecting another call replaces and pauses the one that plays", async ({ page }) => {
  const demo = await openDemo(page);
  const choices = demo.getByRole("radio");
  test.skip((await choices.count()) < 2, "the page has one call");
  await play(callIn(demo));
  await choices.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(choices.nth(1)).toBeChecked();
  await expect(choices.nth(1)).toBeFocused();
  await page.clock.runFor(MAX_CALL_MS);
  await expect(demo.locator(".call-player").first()).toHaveAttribute("data-status", "paused");
  expect(await viewsOf(page)).toEqual([]);
  await expect(callIn(demo)).toHaveCount(1);
  await play(callIn(demo));
});

test(
  "fits a low window, its controls above the lines, and shifts no layout while it plays",
  EVERY_WIDTH,
  async ({ page }) => {
    const demo = await openDemo(page);
    const call = callIn(demo);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ ...size, height: 560 });
    const header = await page.locator(".site-header").boundingBox();
    const controls = await call.locator(".call-controls").boundingBox();
    const lines = await call.locator(".call-transcript").boundingBox();
    if (!header || !controls || !lines) throw new Error("A part of the call is missing.");
    expect(lines.y).toBeGreaterThanOrEqual(controls.y + controls.height - 1);
    expect(header.height + controls.height + lines.height).toBeLessThanOrEqual(560);
    await page.setViewportSize(size);

    await demo.scrollIntoViewIfNeeded();
    const place = async () => ({
      demo: await demo.boundingBox(),
      controls: await call.locator(".call-controls").boundingBox(),
      notes: await call.locator(".call-notes").boundingBox(),
    });
    await button(call, "Read along").scrollIntoViewIfNeeded();
    const before = await place();
    await play(call);
    expect(await place()).toEqual(before);
    for (let step = 0; step < 6; step += 1) {
      await page.clock.runFor(6000);
      expect(await place()).toEqual(before);
    }
    await page.clock.runFor(MAX_CALL_MS);
    await expect(call).toHaveAttribute("data-status", "ended");
    expect(await place()).toEqual(before);
  },
);
