import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";

/** A page with calls to play; what they tell is its author's. */
const ROUTE = "/how-it-works";

/** Longer than any call on the page, in milliseconds. */
const WHOLE_CALL = 300_000;

interface Reported {
  name: string;
  properties: Record<string, unknown>;
}

const demoOn = (page: Page): Locator => page.locator('[data-block="call-demo"]').first();

/** The call that is shown. */
const callIn = (demo: Locator): Locator => demo.locator(".call-player:visible");

const linesOf = (call: Locator): Locator => call.locator(".call-line");
const shownLinesOf = (call: Locator): Locator => call.locator(".call-line:not([data-unknown])");
const button = (call: Locator, name: string): Locator => call.getByRole("button", { name, exact: true });

/** Opens the page with a clock that stands still until the test turns it, and records what the page reports. */
async function openDemo(page: Page): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const reported: unknown[] = [];
    Object.assign(window, { reported });
    document.addEventListener("pingo:analytics", (event) => reported.push((event as CustomEvent).detail));
  });
  await page.goto(ROUTE, { waitUntil: "networkidle" });
  return demoOn(page);
}

const watched = (page: Page): Promise<Reported[]> =>
  page.evaluate(() =>
    (window as unknown as { reported: Reported[] }).reported.filter(
      ({ name }) => name === "landing_watched_demo",
    ),
  );

/** Presses play and waits until it plays; the player is loaded by that. */
async function play(call: Locator): Promise<void> {
  await button(call, "Play the call").click();
  await expect(call).toHaveAttribute("data-status", "playing");
}

test("plays a call to its end, line by line, and reports it once", async ({ page }) => {
  const call = callIn(await openDemo(page));
  const count = await linesOf(call).count();
  expect(count).toBeGreaterThanOrEqual(4);
  await expect(shownLinesOf(call)).toHaveCount(count);
  await play(call);
  await expect(shownLinesOf(call)).toHaveCount(1);
  await expect(call.locator(".call-ending")).toBeHidden();
  await page.clock.runFor(12_000);
  const shown = await shownLinesOf(call).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(count);
  await page.clock.runFor(WHOLE_CALL);
  await expect(call).toHaveAttribute("data-status", "ended");
  await expect(shownLinesOf(call)).toHaveCount(count);
  await expect(call.locator(".call-ending")).toBeVisible();
  await expect(call.locator("[data-unknown]")).toHaveCount(0);
  const reports = await watched(page);
  expect(reports).toHaveLength(1);
  expect(reports[0]?.properties.scenario).toBeTruthy();
  await button(call, "Play again").click();
  await page.clock.runFor(WHOLE_CALL);
  await expect(call).toHaveAttribute("data-status", "ended");
  expect(await watched(page)).toHaveLength(1);
});

test("loads nothing before it is asked for, and makes no request but for scripts", async ({ page }) => {
  const demo = await openDemo(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.resourceType()));
  await demo.scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(requests).toEqual([]);
  await play(callIn(demo));
  await page.clock.runFor(WHOLE_CALL);
  expect(new Set(requests)).toEqual(new Set(["script"]));
});

test("pauses, goes on, and starts again", async ({ page }) => {
  const call = callIn(await openDemo(page));
  const progress = call.getByRole("progressbar");
  const seconds = () => progress.evaluate((element) => (element as HTMLProgressElement).value);
  await play(call);
  await page.clock.runFor(4000);
  await button(call, "Pause").click();
  await expect(call).toHaveAttribute("data-status", "paused");
  const before = await seconds();
  expect(before).toBeGreaterThan(3);
  await page.clock.runFor(60_000);
  expect(await seconds()).toBe(before);
  await button(call, "Play").click();
  await page.clock.runFor(2000);
  await expect.poll(seconds).toBeGreaterThan(before + 1);
  await button(call, "Start again").click();
  await expect(shownLinesOf(call)).toHaveCount(1);
  expect(await seconds()).toBeLessThan(1);
});

test("skips to the next line and to the end, which is not watching", async ({ page }) => {
  const call = callIn(await openDemo(page));
  await play(call);
  await button(call, "Next line").click();
  await button(call, "Next line").click();
  await expect(shownLinesOf(call)).toHaveCount(3);
  await button(call, "To the end").click();
  await expect(call).toHaveAttribute("data-status", "ended");
  await expect(call.locator("[data-unknown]")).toHaveCount(0);
  await expect(button(call, "To the end"), "the focus is not lost").toBeFocused();
  expect(await watched(page)).toEqual([]);
});

test("works by keyboard, and the first press is not lost", async ({ page }) => {
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

test("another call takes the place of the one that plays, which pauses", async ({ page }) => {
  const demo = await openDemo(page);
  const choices = demo.getByRole("radio");
  test.skip((await choices.count()) < 2, "the page has one call");
  await play(callIn(demo));
  await choices.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(choices.nth(1)).toBeChecked();
  await expect(choices.nth(1)).toBeFocused();
  await page.clock.runFor(WHOLE_CALL);
  await expect(demo.locator(".call-player").first()).toHaveAttribute("data-status", "paused");
  expect(await watched(page)).toEqual([]);
  await expect(callIn(demo)).toHaveCount(1);
  await play(callIn(demo));
});

test("says each line to assistive technology, and nothing on load", async ({ page }) => {
  const call = callIn(await openDemo(page));
  const live = call.locator("[aria-live=polite]");
  await expect(live).toBeEmpty();
  await play(call);
  const first = await linesOf(call).first().locator(".call-line-name").innerText();
  await expect(live).toContainText(`${first}: `);
  await button(call, "To the end").click();
  await expect(live).toContainText("The call is over.");
});

test("moves nothing around it and scrolls no page while it plays", async ({ page }) => {
  const demo = await openDemo(page);
  const call = callIn(demo);
  await demo.scrollIntoViewIfNeeded();
  const place = async () => ({
    demo: await demo.boundingBox(),
    controls: await call.locator(".call-controls").boundingBox(),
    notes: await call.locator(".call-notes").boundingBox(),
  });
  await button(call, "Play the call").scrollIntoViewIfNeeded();
  const before = await place();
  await play(call);
  expect(await place()).toEqual(before);
  for (let step = 0; step < 6; step += 1) {
    await page.clock.runFor(6000);
    expect(await place()).toEqual(before);
  }
  await page.clock.runFor(WHOLE_CALL);
  await expect(call).toHaveAttribute("data-status", "ended");
  expect(await place()).toEqual(before);
});

test("axe finds nothing while it plays and when it has ended", async ({ page }) => {
  const demo = await openDemo(page);
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).include('[data-block="call-demo"]').analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  };
  const call = callIn(demo);
  await play(call);
  await page.clock.runFor(12_000);
  await button(call, "Pause").click();
  await page.clock.resume();
  // Transitions run by the real clock; axe would judge the colours of a half-faded line.
  const settled = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(settled).toBe(0);
  expect(await faults()).toEqual([]);
  await button(call, "To the end").click();
  await expect.poll(settled).toBe(0);
  expect(await faults()).toEqual([]);
});

test("fits a narrow phone, with targets for fingers", async ({ page }) => {
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

  test("shows the whole call and goes on one line at a press", async ({ page }) => {
    const call = callIn(await openDemo(page));
    const count = await linesOf(call).count();
    await expect(button(call, "Play the call")).toBeHidden();
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
    expect(await watched(page)).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads as a transcript with its results, each call at a choice", async ({ page }) => {
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
