import { expect, type Page } from "@playwright/test";
import { CARRIERS, countryButton, expectCountry } from "../carriers";
import { stopClock, test } from "../clock";
import { open } from "../open";
import { EVERY_WIDTH } from "../widths";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Records every transition and animation that starts from now on, from styles or scripts, with its target. */
function watchMotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const motion: string[] = [];
    Object.assign(window, { motion });
    const note = (animation: Animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (typeof duration === "number" && duration <= 1) return;
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      motion.push(`${target?.tagName} ${target?.className}${pseudoElement ?? ""} for ${duration} ms`);
    };
    for (const begin of ["transitionrun", "animationstart"])
      addEventListener(begin, () => document.getAnimations().forEach(note), true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      note(animation);
      return animation;
    };
  });
}

const motionOf = (page: Page) =>
  page.evaluate(() => {
    const lasting = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
    return [
      ...(window as unknown as { motion: string[] }).motion,
      ...lasting.map(({ id }) => `still moving: ${id}`),
    ];
  });

/** Elements whose styles have a duration: they would animate on their next change. */
const durations = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(", ").map((time) => Number.parseFloat(time)));
    const faults = [...document.querySelectorAll("*")].flatMap((element) =>
      ["", "::before", "::after", "::backdrop", "::details-content"].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, pseudo);
        const isStill = Math.max(longest(transitionDuration), longest(animationDuration)) <= 0.001;
        return isStill && scrollBehavior === "auto"
          ? []
          : [`${element.tagName} ${element.className}${pseudo}`];
      }),
    );
    return [...new Set(faults)];
  });

test.beforeEach(({ page }) => watchMotion(page));

test(
  "nothing animates on a page with menus, a dialog and rotating words",
  EVERY_WIDTH,
  async ({ page, isMobile }) => {
    await stopClock(page);
    await open(page, "/");
    const word = page.locator(".rotating-words [data-current]");
    const first = await word.textContent();
    await page.clock.runFor(9_000);
    await expect(word).toHaveText(first ?? "");

    const menu = page.locator(isMobile ? "[data-mobile-menu]" : "[data-header-menu]").first();
    await menu.locator("summary").first().click();
    await expect(menu.getByRole("list").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.clock.runFor(2_000);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect.soft(await durations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    expect(await motionOf(page)).toEqual([]);
  },
);

test("a question opens without animation", async ({ page }) => {
  await open(page, "/faq");
  const item = page.locator(".faq-item").first();
  await item.locator("summary").click();
  await expect(item.getByRole("paragraph").first()).toBeVisible();
  expect.soft(await durations(page)).toEqual([]);
  expect(await motionOf(page)).toEqual([]);
});

test("the calculator's amounts change without animation", async ({ page }) => {
  await open(page, "/features/voice-calling");
  const calculator = page.locator('[data-island="calculator"]');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator).toHaveAttribute("data-hydrated", "");
  await calculator.getByRole("spinbutton").first().fill("20");
  await expect(calculator.locator(".calculator-amounts b").first()).toHaveText("$52,000");
  expect.soft(await durations(page)).toEqual([]);
  expect(await motionOf(page)).toEqual([]);
});

test("a country appears without fading", async ({ page }) => {
  await open(page, CARRIERS);
  await countryButton(page, "India").click();
  await expectCountry(page, "India", /in India/);
  expect.soft(await durations(page)).toEqual([]);
  expect(await motionOf(page)).toEqual([]);
});
