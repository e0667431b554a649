import { expect, type Page } from "@playwright/test";
import { stopClock, test } from "./clock";
import { denyStorage, watchErrors } from "./conditions";
import { open } from "./open";

/** The countdown uses the visitor's midnight, so the tests set a time zone. */
test.use({ timezoneId: "America/New_York" });

const timer = (page: Page) => page.getByRole("timer");

/** The countdown as one line: days, hours, minutes, seconds. */
const shown = (page: Page) =>
  timer(page)
    .locator("[data-unit]")
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).join(" "));

/** Opens the pricing page at a moment of the visitor's clock, which the test advances. */
async function openAt(page: Page, time: string): Promise<void> {
  await stopClock(page, time);
  await open(page, "/pricing");
  await expect(timer(page)).toBeVisible();
}

test.describe("spec 4: states", () => {
  test("Pricing countdown", async ({ page }) => {
    await openAt(page, "2026-01-02T10:00:10-05:00");
    await expect(timer(page)).toContainText("This offer ends in");
    expect(await shown(page)).toBe("01 13 59 50");
    await page.clock.runFor(1000);
    expect(await shown(page)).toBe("01 13 59 49");
    await page.clock.runFor(59_000);
    expect(await shown(page)).toBe("01 13 58 50");

    const setTo = async (time: string) => {
      await page.clock.setSystemTime(new Date(time));
      await page.clock.runFor(1000);
    };
    await setTo("2026-01-03T23:59:58-05:00");
    expect(await shown(page), "the last second of a round").toBe("00 00 00 01");
    await page.clock.runFor(2000);
    expect(await shown(page), "a new round of three days").toBe("02 23 59 59");
    await setTo("2026-12-31T12:00:29-05:00");
    expect(await shown(page), "the year's last round ends at New Year").toBe("00 11 59 30");
  });
});

test.describe("countdown under failure", () => {
  test("clock moved over New Year", async ({ page }) => {
    const errors = watchErrors(page);
    await openAt(page, "2026-12-31T12:00:00-05:00");
    expect(await shown(page)).toBe("00 12 00 00");
    await page.clock.fastForward("22:00:00");
    expect(await shown(page), "in one jump, as on a laptop that was asleep").toBe("02 14 00 00");
    await page.clock.setSystemTime(new Date("2026-12-31T23:59:58-05:00"));
    await page.clock.runFor(1000);
    expect(await shown(page), "set back manually").toBe("00 00 00 01");
    await page.clock.runFor(1000);
    expect(await shown(page), "the last round ends with the year").toBe("03 00 00 00");
    expect(errors).toEqual([]);
  });

  test.describe("JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the text without the clock", async ({ page }) => {
      await page.goto("/pricing");
      await expect(page.locator("[data-block=countdown] h2")).toBeVisible();
      await expect(page.locator(".countdown-clock")).toBeHidden();
    });
  });

  test("storage denied", async ({ page }) => {
    const errors = watchErrors(page);
    await denyStorage(page);
    await page.goto("/pricing");
    await expect(timer(page)).toBeVisible();
    await expect(timer(page).locator("[data-unit=days]")).toHaveText(/^0[0-3]$/);
    expect(errors).toEqual([]);
  });
});
