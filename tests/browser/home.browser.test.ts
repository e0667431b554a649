import { expect, type Page, test } from "@playwright/test";

/** The word that is shown, or rather marked as current. */
const currentWord = (page: Page) => page.locator(".rotating-words [data-current]");

/** Pretends that the tab went to the background or came back. */
async function setVisibility(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    Object.defineProperty(document, "hidden", { value: value === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Opens the page with a clock that stands still until the test turns it: a slow machine changes nothing. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/", { waitUntil: "networkidle" });
}

test.describe("hero word", () => {
  test("turns every three seconds and begins again", async ({ page }) => {
    await openHome(page);
    await expect(currentWord(page)).toHaveText("Entrepreneurs");
    for (const word of ["Small Businesses", "Remote Teams", "Entrepreneurs"]) {
      await page.clock.runFor(3000);
      await expect(currentWord(page)).toHaveText(word);
    }
  });

  test("pauses and goes on", async ({ page }) => {
    await openHome(page);
    const pause = page.getByRole("button", { name: "Pause the changing word" });
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(6000);
    await expect(currentWord(page)).toHaveText("Entrepreneurs");
    await pause.click();
    await page.clock.runFor(3000);
    await expect(currentWord(page)).toHaveText("Small Businesses");
  });

  test("stands still while the tab is hidden", async ({ page }) => {
    await openHome(page);
    await setVisibility(page, "hidden");
    await page.clock.runFor(9000);
    await expect(currentWord(page)).toHaveText("Entrepreneurs");
    await setVisibility(page, "visible");
    await page.clock.runFor(3000);
    await expect(currentWord(page)).toHaveText("Small Businesses");
  });

  test("stands still under reduced motion, with no control to pause it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    await page.clock.runFor(9000);
    await expect(currentWord(page)).toHaveText("Entrepreneurs");
    await expect(page.getByRole("button", { name: "Pause the changing word" })).toBeHidden();
  });

  test("moves nothing around it", async ({ page }) => {
    await openHome(page);
    const intro = page.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::p[1]");
    const before = await intro.boundingBox();
    await page.clock.runFor(3000);
    await expect(currentWord(page)).toHaveText("Small Businesses");
    expect(await intro.boundingBox()).toEqual(before);
  });
});

test.describe("demo modal", () => {
  test("opens ten seconds after load, and once a session", async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(9990);
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.clock.runFor(10);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.reload({ waitUntil: "networkidle" });
    await page.clock.runFor(20_000);
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  const ways: [string, (page: Page) => Promise<void>][] = [
    ["its close button", (page) => page.getByRole("dialog").getByRole("button", { name: /close/i }).click()],
    ["Maybe later", (page) => page.getByRole("dialog").getByRole("button", { name: "Maybe later" }).click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["the backdrop", (page) => page.mouse.click(5, 300)],
  ];
  for (const [name, closeIt] of ways) {
    test(`closes by ${name} and gives the focus back`, async ({ page }) => {
      await openHome(page);
      const button = page.getByRole("main").getByRole("link").first();
      await button.focus();
      await page.clock.runFor(10_500);
      await expect(page.getByRole("dialog")).toBeVisible();
      await closeIt(page);
      await page.clock.runFor(1000);
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test("keeps the focus inside", async ({ page, isMobile }) => {
    test.skip(isMobile, "a keyboard is a desktop matter here");
    await openHome(page);
    await page.clock.runFor(10_500);
    await expect(page.getByRole("dialog")).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest("dialog") !== null;
      });
      expect(isInside).toBe(true);
    }
  });

  test("opens even when storage is denied, and throws nothing", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openHome(page);
    await page.clock.runFor(10_500);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(errors).toEqual([]);
  });

  /** The home page with its dialog open, ten seconds after load. */
  async function openModal(page: Page) {
    await openHome(page);
    await page.clock.runFor(10_500);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    return dialog;
  }

  test("fits the screen, and its buttons are in view whatever is scrolled", async ({ page }) => {
    const dialog = await openModal(page);
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    const inView = [
      dialog,
      dialog.getByRole("button", { name: "Close" }),
      dialog.getByRole("button", { name: "Play the call" }),
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
  });

  test("plays one of three calls, and pauses when it is closed", async ({ page }) => {
    const dialog = await openModal(page);
    await expect(dialog.getByRole("radio")).toHaveCount(3);
    await dialog.locator(".call-name").nth(1).click();
    await dialog.getByRole("button", { name: "Play the call" }).click();
    const call = page.locator(".demo-modal .call-player").nth(1);
    await expect(call).toHaveAttribute("data-status", "playing");
    await page.clock.runFor(6000);
    await expect(call.locator(".call-line:not([data-unknown])")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.clock.runFor(60_000);
    await expect(call).toHaveAttribute("data-status", "paused");
  });

  test("reports that it opened, once", async ({ page }) => {
    await page.addInitScript(() => {
      const names: string[] = [];
      Object.assign(window, { names });
      document.addEventListener("pingo:analytics", (event) => names.push((event as CustomEvent).detail.name));
    });
    await openModal(page);
    await page.clock.runFor(60_000);
    const names = await page.evaluate(() => (window as unknown as { names: string[] }).names);
    expect(names.filter((name) => name === "landing_opened_dlores_modal")).toHaveLength(1);
  });
});
