import { expect, type Page } from "@playwright/test";
import { stopClock, test } from "./clock";
import { untilDrawn } from "./conditions";
import { open } from "./open";
import { EVERY_WIDTH } from "./widths";

/** Opens the page with a stopped clock that the test advances, so that a slow machine changes nothing. */
async function openHome(page: Page): Promise<void> {
  await stopClock(page);
  await open(page, "/");
}

test.describe("hero word", () => {
  test("shifts nothing around it", EVERY_WIDTH, async ({ page }) => {
    await openHome(page);
    const intro = page.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::p[1]");
    const before = await intro.boundingBox();
    await page.clock.runFor(3000);
    await expect(page.locator(".rotating-words [data-current]")).toHaveText("Small Businesses");
    expect(await intro.boundingBox()).toEqual(before);
  });
});

test.describe("demo modal", () => {
  /** The home page with its dialog open, ten seconds after load. */
  async function openModal(page: Page) {
    await openHome(page);
    await page.clock.runFor(10_000);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    return dialog;
  }

  test("keeps the page behind it where it is, and shows the button to read along and the first line in any window", async ({
    page,
  }) => {
    const dialog = await openModal(page);
    await page.clock.resume();
    const button = dialog.getByRole("button", { name: "Read along" });
    for (const [width, height] of [
      [1440, 900],
      [1440, 780],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await untilDrawn(page);
      const body = await dialog.locator(".demo-modal-body").boundingBox();
      for (const part of [button, dialog.locator(".call-line:visible").first()]) {
        const box = await part.boundingBox();
        if (!box || !body) throw new Error("A part of the dialog is missing.");
        expect(box.y + box.height, `at ${width} x ${height}`).toBeLessThanOrEqual(body.y + body.height);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await untilDrawn(page);
    const spill = await button.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const parts = [...element.children].map((part) => part.getBoundingClientRect());
      return parts.filter((part) => part.left < left + 8 || part.right > right - 8).length;
    });
    expect(spill, "the button shows its whole label").toBe(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.mouse.move(8, 400);
    await page.mouse.wheel(0, 800);
    await untilDrawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const)
    test(`has room for the call, and then for its results, at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const dialog = await openModal(page);
      await dialog.getByRole("button", { name: "Read along" }).click();
      const said = dialog.locator(".call-transcript:visible");
      await expect(said).toBeInViewport({ ratio: 0.95 });
      expect((await said.boundingBox())?.height).toBeGreaterThan(height < 400 ? 180 : 200);
      await page.clock.runFor(8000);
      await expect(dialog.locator(".call-line:visible:not([data-unknown])").last()).toBeInViewport({
        ratio: 1,
      });
      await dialog.getByRole("button", { name: "To the end" }).click();
      await expect(dialog.locator(".call-notes:visible")).toBeInViewport({ ratio: 0.5 });
      const isAtEnd = (box: Element) => box.scrollHeight - box.clientHeight - box.scrollTop < 2;
      await expect.poll(() => said.evaluate(isAtEnd), "the last line is in view").toBe(true);
      await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
    });

  test(
    "fits the screen, keeps its buttons in view while scrolling, and plays one of three calls",
    EVERY_WIDTH,
    async ({ page }) => {
      const dialog = await openModal(page);
      // The page behind the dialog is dimmed.
      const backdrop = () => dialog.evaluate((element) => getComputedStyle(element, "::backdrop").opacity);
      await expect.poll(backdrop).toBe("1");
      const screen = page.viewportSize() ?? { width: 0, height: 0 };
      const inView = [
        dialog,
        dialog.getByRole("button", { name: "Close" }),
        dialog.getByRole("button", { name: "Read along" }),
        dialog.getByRole("button", { name: "Maybe later" }),
      ];
      for (const part of inView) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width);
      }
      const ending = dialog.locator(".call-ending:visible");
      await ending.scrollIntoViewIfNeeded();
      await expect(ending).toBeInViewport();
      await expect(dialog.getByRole("button", { name: "Maybe later" })).toBeInViewport();

      await expect(dialog.getByRole("radio")).toHaveCount(3);
      await dialog.locator(".call-name").nth(1).click();
      await dialog.getByRole("button", { name: "Read along" }).click();
      const call = page.locator(".demo-modal .call-player").nth(1);
      await expect(call).toHaveAttribute("data-status", "playing");
      await page.clock.runFor(6000);
      await expect(call.locator(".call-line:not([data-unknown])")).toHaveCount(2);
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.clock.runFor(60_000);
      await expect(call, "it pauses when the dialog is closed").toHaveAttribute("data-status", "paused");
    },
  );
});
