import { expect } from "@playwright/test";
import { axeFaults } from "./axe";
import { button, callIn, demoOn, linesOf, openDemo, play, ROUTE, shownLinesOf, viewsOf } from "./call-demo";
import { test } from "./clock";
import { EVERY_WIDTH, PHONE_ONLY } from "./widths";

test("works by keyboard, and the first key press is not lost", async ({ page }) => {
  const call = callIn(await openDemo(page));
  await call.locator(".call-play").focus();
  await page.keyboard.press("Enter");
  await expect(call).toHaveAttribute("data-status", "playing");
  await expect(call.locator(".call-play")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(call).toHaveAttribute("data-status", "paused");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(shownLinesOf(call)).toHaveCount(2);
});

test("axe reports nothing while it plays and when it has ended", EVERY_WIDTH, async ({ page }) => {
  const demo = await openDemo(page);
  const faults = () => axeFaults(page, '[data-block="call-demo"]');
  const call = callIn(demo);
  await play(call);
  await page.clock.runFor(12_000);
  await button(call, "Pause").click();
  await page.clock.resume();
  // Transitions run on the real clock; axe would judge the colors of a half-faded line.
  const settled = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(settled).toBe(0);
  expect(await faults()).toEqual([]);
  await button(call, "To the end").click();
  await expect.poll(settled).toBe(0);
  expect(await faults()).toEqual([]);
});

test("fits a narrow phone, with touch targets of 44 px", PHONE_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const demo = await openDemo(page);
  await play(callIn(demo));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const targets = [
    ...(await callIn(demo).getByRole("button").all()),
    ...(await demo.locator(".call-name").all()),
  ];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("shows the whole call and advances one line per click", EVERY_WIDTH, async ({ page }) => {
    const call = callIn(await openDemo(page));
    const count = await linesOf(call).count();
    await expect(button(call, "Read along")).toBeHidden();
    for (const line of await linesOf(call).all()) await expect(line).toBeVisible();
    const cut = await call.locator(".call-transcript").evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(cut, "nothing of it is cut off").toBeLessThanOrEqual(0);
    for (let line = 1; line <= count; line += 1) {
      await button(call, "Next line").click();
      await expect(shownLinesOf(call)).toHaveCount(line);
      await page.clock.runFor(20_000);
      await expect(shownLinesOf(call), "it never goes on by itself").toHaveCount(line);
    }
    await button(call, "Next line").click();
    await expect(call.locator(".call-ending")).toBeVisible();
    expect(await viewsOf(page)).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads as a transcript with its results, with a choice of calls", async ({ page }) => {
    await page.goto(ROUTE);
    const demo = demoOn(page);
    const names = await demo.locator(".call-name").all();
    for (const name of names.length > 0 ? names : [undefined]) {
      await name?.click();
      const call = callIn(demo);
      await expect(call).toHaveCount(1);
      const parts = await call.locator(".call-line, .call-fact-value, .call-result, .call-ending").all();
      expect(parts.length).toBeGreaterThan(7);
      for (const part of parts) await expect(part).toBeVisible();
      await expect(call.getByRole("button")).toHaveCount(0);
    }
  });
});
