import { expect, type Page } from "@playwright/test";
import {
  answer,
  CARRIERS,
  countryButton,
  countryFile,
  expectCountry,
  expectDefaultWithoutMessage,
  LOADING,
  results,
  status,
} from "./carriers";
import { stopClock, test } from "./clock";
import { denyStorage, holdBack, makeGate, untilDrawn, watchData, watchErrors } from "./conditions";
import { open } from "./open";

test.describe("spec 4: states", () => {
  test.describe("Carrier pricing", () => {
    test("starts at united-states, loaded, without a request and without React; a choice is shown and announced", async ({
      page,
    }) => {
      const errors = watchErrors(page);
      const files = watchData(page);
      await open(page, CARRIERS);
      await expect(countryButton(page, "US")).toHaveAttribute("data-country", "united-states");
      await expectDefaultWithoutMessage(page);
      expect(files).toEqual([]);
      await expect(page.locator("[data-island=carrier-prices]")).not.toHaveAttribute("data-hydrated");

      await expect(status(page)).toHaveAttribute("role", "status");
      await countryButton(page, "India").focus();
      await page.keyboard.press("Enter");
      await expectCountry(page, "India", /^4 carriers in India$/);
      await expect(status(page)).toHaveText(/^India: 4 carriers/);
      await expect(page.getByText("Cities covered: Mumbai")).toBeVisible();
      await expect(page.getByText(/₹299 for 28 days/).first()).toBeVisible();
      await expect(countryButton(page, "India"), "its button keeps the focus").toBeFocused();
      expect(errors).toEqual([]);
    });

    test("is loading while the index loads, and while the file loads", async ({ page }) => {
      await page.goto(CARRIERS);
      for (const [file, name, shown, heading] of [
        ["index.json", "India", /United States/, /in India/],
        ["canada.json", "Canada", /in India/, /in Canada/],
      ] as const) {
        const release = await holdBack(page, `**/data/carriers/${file}`);
        await countryButton(page, name).click();
        await expect(status(page)).toHaveText(LOADING);
        await expect(results(page)).toHaveAttribute("aria-busy", "true");
        await expect(countryButton(page, name)).toHaveAttribute("aria-pressed", "true");
        await expect(page.getByRole("heading", { level: 3, name: shown })).toBeVisible();
        release();
        await expectCountry(page, name, heading);
      }
    });

    test("is dimmed while the code for the first choice loads", async ({ page }) => {
      await open(page, CARRIERS);
      const release = await holdBack(page, "**/assets/**/*.js");
      await countryButton(page, "India").click();
      await expect(results(page)).toHaveCSS("opacity", "0.35");
      release();
      await expectCountry(page, "India", /in India/);
    });

    test("fetches the index, then the file of each new choice, and each file only once", async ({ page }) => {
      const files = watchData(page);
      await page.goto(CARRIERS);
      for (const [name, heading] of [
        ["India", /in India/],
        ["UK", /United Kingdom/],
        ["India", /in India/],
        ["US", /United States/],
        ["UK", /United Kingdom/],
      ] as const) {
        await countryButton(page, name).click();
        await expectCountry(page, name, heading);
      }
      expect(files).toEqual(["carriers/index.json", "carriers/india.json", "carriers/united-kingdom.json"]);
    });
  });
});

test.describe("carrier pricing under failure", () => {
  /** Selects India, whose loading fails: the error is logged once, and no message is shown. */
  async function expectFailure(page: Page, file: string, fulfil: object, reason: string): Promise<void> {
    const errors = watchErrors(page);
    await answer(page, file, (route) => route.fulfill(fulfil));
    await countryButton(page, "India").click();
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors[0]).toContain(`Error loading carrier data: Error: /data/carriers/${file}${reason}`);
    await expectDefaultWithoutMessage(page);
    await page.unroute(`**/data/carriers/${file}`);
  }

  test("index 404, country 500 and invalid JSON", async ({ page }) => {
    await page.goto(CARRIERS);
    const notFound = { status: 404, body: "Not found" };
    for (const [what, file, fulfil, reason] of [
      ["no index", "index.json", notFound, " answered with status 404."],
      ["a page instead of the index", "index.json", { body: "<!doctype html>" }, " holds no JSON."],
      ["an error", "india.json", { status: 500, body: "{}" }, " answered with status 500."],
      ["a country that is cut off", "india.json", { body: '{"carriers": [' }, " holds no JSON."],
      ["a country of another shape", "india.json", { body: '{"id": "india"}' }, ' has no list "carriers".'],
    ] as const)
      await test.step(what, () => expectFailure(page, file, fulfil, reason));
    const errors = watchErrors(page);
    await countryButton(page, "India").click();
    await expectCountry(page, "India", /in India/);
    expect(errors, "another attempt succeeds").toEqual([]);
  });

  test("a 20 s delay", async ({ page }) => {
    const errors = watchErrors(page);
    const release = await holdBack(page, "**/data/carriers/india.json");
    await stopClock(page);
    await page.goto(CARRIERS);
    const asked = page.waitForRequest("**/data/carriers/india.json");
    await countryButton(page, "India").click();
    await asked;
    await page.clock.runFor(20_000);
    await expect(status(page)).toHaveText(LOADING);
    release();
    await expectCountry(page, "India", /in India/);
    expect(errors).toEqual([]);
  });

  test("offline in mid-session", async ({ page, context }) => {
    const errors = watchErrors(page);
    await page.goto(CARRIERS);
    await countryButton(page, "India").click();
    await expectCountry(page, "India", /in India/);
    await context.setOffline(true);
    await countryButton(page, "Canada").click();
    await expect.poll(() => errors).toHaveLength(1);
    await expectCountry(page, "India", /in India/);
    await countryButton(page, "US").click();
    await expectCountry(page, "US", /United States/);
    await context.setOffline(false);
    await countryButton(page, "Canada").click();
    await expectCountry(page, "Canada", /in Canada/);
  });

  test("Back during loading", async ({ page }) => {
    const errors = watchErrors(page);
    await answer(page, "india.json", () => {});
    await page.goto(CARRIERS);
    const asked = page.waitForRequest("**/data/carriers/india.json");
    const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("india.json"));
    await countryButton(page, "India").click();
    await asked;
    await expect(status(page)).toHaveText(LOADING);
    await page.goBack();
    await expect(page).toHaveURL(CARRIERS);
    await aborted;
    await expectDefaultWithoutMessage(page);
    expect(errors).toEqual([]);
  });

  test("two quick clicks", async ({ page }) => {
    const errors = watchErrors(page);
    const answered = makeGate();
    const release = await holdBack(page, "**/data/carriers/india.json", async (route) => {
      // The page has aborted this request, so responding may fail.
      await route.fulfill({ json: countryFile("india.json") }).catch(() => {});
      answered.open();
    });
    await page.goto(CARRIERS);
    const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("india.json"));
    const asked = page.waitForRequest("**/data/carriers/india.json");
    await countryButton(page, "India").click();
    await asked;
    await countryButton(page, "Canada").click();
    await expectCountry(page, "Canada", /in Canada/);
    expect((await aborted).failure()?.errorText).toBe("net::ERR_ABORTED");
    release();
    await answered.opened;
    await untilDrawn(page);
    await expectCountry(page, "Canada", /in Canada/);
    expect(errors).toEqual([]);
  });

  test.describe("JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("the default country is complete, and the buttons for the others are hidden", async ({ page }) => {
      await page.goto(CARRIERS);
      await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(
        "6 carriers in the United States",
      );
      await expect(page.getByText(/Cities covered: New York/)).toBeVisible();
      const { carriers } = countryFile("united-states.json");
      expect(await page.locator(".carrier h4").allInnerTexts()).toEqual(carriers.map(({ name }) => name));
      await expect(page.locator(".carrier-countries")).toBeHidden();
      await expect(page.getByText("The other countries need JavaScript")).toBeVisible();
    });
  });

  test("storage denied", async ({ page }) => {
    const errors = watchErrors(page);
    await denyStorage(page);
    await page.goto(`${CARRIERS}#india`);
    await expectCountry(page, "India", /in India/);
    await countryButton(page, "US").click();
    await expectCountry(page, "US", /United States/);
    expect(errors).toEqual([]);
  });
});
