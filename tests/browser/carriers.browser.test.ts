import { readFileSync } from "node:fs";
import { expect, type Page, type Route, test } from "@playwright/test";

const PAGE = "/resources/carrier-pricing";
const LOADING = "Loading carrier data...";

const button = (page: Page, name: string) =>
  page.getByRole("group", { name: "Countries" }).getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator(".carrier-status");
const results = (page: Page) => page.locator(".carrier-results");

/** What is shown, what is selected, and that nothing loads: the three always agree at rest. */
async function expectCountry(page: Page, short: string, heading: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 3, name: heading })).toBeVisible();
  await expect(page.locator("[data-country][aria-pressed=true]")).toHaveText(short);
  await expect(status(page)).not.toHaveText(LOADING);
  await expect(results(page)).toHaveAttribute("aria-busy", "false");
}

/** Nothing but the default country, and no message that something went wrong (spec, section 8). */
async function expectDefaultWithoutMessage(page: Page): Promise<void> {
  await expectCountry(page, "US", /carriers in the United States/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".carrier-prices")).not.toContainText(/error|failed|wrong|try again/i);
}

/** Names of the files of the carriers that the page asks for, in order. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const name = /\/data\/carriers\/(.+)$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}

/** What the page logs as its own error, not what the browser adds about requests. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

const answer = (page: Page, file: string, handler: (route: Route) => unknown) =>
  page.route(`**/data/carriers/${file}`, handler);

const fileOf = (file: string) => JSON.parse(readFileSync(`data/carriers/${file}`, "utf8"));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the default country is complete, and the buttons for the others are left out", async ({ page }) => {
    await page.goto(PAGE);
    await expect(
      page.getByRole("heading", { level: 3, name: /carriers in the United States/ }),
    ).toBeVisible();
    await expect(page.getByText(/Cities covered: New York/)).toBeVisible();
    const { carriers } = fileOf("united-states.json") as { carriers: { name: string }[] };
    expect(await page.locator(".carrier h4").allInnerTexts()).toEqual(carriers.map(({ name }) => name));
    expect(await page.locator(".carrier-plans").first().locator("thead th").allTextContents()).toEqual([
      "Plan Name",
      "Price/Month",
      "Data",
      "Minutes",
      "SMS",
    ]);
    const prices = await page.locator(".carrier-plans b").allTextContents();
    expect(prices.length).toBeGreaterThan(15);
    expect(prices.filter((price) => !/^\$\d+\.\d\d$/.test(price))).toEqual([]);
    await expect(page.locator(".carrier-countries")).toBeHidden();
    // By its class: Playwright looks for no text in a noscript.
    const sentence = page.locator(".carrier-noscript");
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText("The other countries need JavaScript");
  });
});

test("at rest: nothing is fetched, and React is not loaded", async ({ page }) => {
  const files = watchFiles(page);
  await page.goto(PAGE, { waitUntil: "networkidle" });
  await expectDefaultWithoutMessage(page);
  expect(files).toEqual([]);
  await expect(page.locator("[data-island=carrier-prices]")).not.toHaveAttribute("data-hydrated");
});

test("the row of countries stays in view below the header", async ({ page }) => {
  await page.goto(PAGE);
  await page.locator(".carrier").nth(2).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(button(page, "India")).toBeInViewport();
});

test("loaded: a pressed country is shown, announced, and keeps the focus", async ({ page }) => {
  const errors = watchErrors(page);
  const files = watchFiles(page);
  await page.goto(PAGE);
  await expect(status(page)).toHaveAttribute("role", "status");
  await button(page, "India").focus();
  await page.keyboard.press("Enter");
  await expectCountry(page, "India", /^4 carriers in India$/);
  await expect(status(page)).toHaveText(/^India: 4 carriers/);
  await expect(page.getByText("Cities covered: Mumbai")).toBeVisible();
  await expect(page.getByText(/₹299 for 28 days/).first()).toBeVisible();
  await expect(button(page, "India")).toBeFocused();
  expect(files).toEqual(["index.json", "india.json"]);
  expect(errors).toEqual([]);
});

test("loading: says so, and keeps the country before, dimmed, until the answer is there", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, "india.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE);
  await button(page, "India").click();
  await expect(status(page)).toHaveText(LOADING);
  await expect(results(page)).toHaveAttribute("aria-busy", "true");
  await expect(button(page, "India")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { level: 3, name: /United States/ })).toBeVisible();
  release();
  await expectCountry(page, "India", /in India/);
});

test("empty: a country without carriers says so", async ({ page }) => {
  await answer(page, "india.json", (route) =>
    route.fulfill({ json: { ...fileOf("india.json"), carriers: [] } }),
  );
  await page.goto(PAGE);
  await button(page, "India").click();
  await expect(page.getByText("No carriers found for this country.")).toBeVisible();
  await expect(page.locator(".carrier")).toHaveCount(0);
  await expectCountry(page, "India", /^India$/);
});

test("a carrier without a known plan has its link and no table", async ({ page }) => {
  await page.goto(`${PAGE}#united-arab-emirates`);
  const carrier = page.locator(".carrier").filter({ hasText: "Virgin Mobile UAE" });
  await expect(carrier.getByRole("link", { name: /View Plans/ })).toBeVisible();
  await expect(carrier.locator("table")).toHaveCount(0);
  await expect(carrier).toContainText("Pros");
});

test("the country lives in the address: it survives a reload, Back and Forward", async ({ page }) => {
  await page.goto(PAGE);
  await button(page, "India").click();
  await expectCountry(page, "India", /in India/);
  await expect(page).toHaveURL(/#india$/);
  await page.reload();
  await expectCountry(page, "India", /in India/);
  await button(page, "Canada").click();
  await expectCountry(page, "Canada", /in Canada/);
  await page.goBack();
  await expectCountry(page, "India", /in India/);
  await page.goBack();
  await expectCountry(page, "US", /United States/);
  await page.goForward();
  await expectCountry(page, "India", /in India/);
});

test("an address that names no country shows the default one", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${PAGE}#atlantis`);
  await expectDefaultWithoutMessage(page);
  await button(page, "India").click();
  await expectCountry(page, "India", /in India/);
  expect(errors).toEqual([]);
});

test("a country is fetched once, the index once, and the default one never", async ({ page }) => {
  const files = watchFiles(page);
  await page.goto(PAGE);
  for (const [name, heading] of [
    ["India", /in India/],
    ["UK", /United Kingdom/],
    ["India", /in India/],
    ["US", /United States/],
    ["UK", /United Kingdom/],
  ] as const) {
    await button(page, name).click();
    await expectCountry(page, name, heading);
  }
  expect(files).toEqual(["index.json", "india.json", "united-kingdom.json"]);
});

for (const [what, file, fulfil] of [
  ["the index is missing (404)", "index.json", { status: 404, body: "Not found" }],
  ["the index is no JSON", "index.json", { body: "<!doctype html>" }],
  ["the file of the country is broken (500)", "india.json", { status: 500, body: "{}" }],
  ["the file of the country is missing (404)", "india.json", { status: 404, body: "{}" }],
  ["the file of the country is no JSON", "india.json", { body: '{"carriers": [' }],
  ["the file has no list of carriers", "india.json", { body: '{"id": "india"}' }],
] as const) {
  test(`failed: ${what}: logged, loading ends, the last country stays, a second press tries again`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await answer(page, file, (route) => route.fulfill(fulfil));
    await page.goto(PAGE);
    await button(page, "India").click();
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatch(new RegExp(`^Error loading carrier data: Error: /data/carriers/${file}`));
    await expectDefaultWithoutMessage(page);
    await page.unroute(`**/data/carriers/${file}`);
    await button(page, "India").click();
    await expectCountry(page, "India", /in India/);
    expect(errors).toHaveLength(1);
  });
}

for (const file of ["index.json", "india.json"]) {
  test(`failed: ${file} does not answer for 20 seconds`, async ({ page }) => {
    const errors = watchErrors(page);
    await answer(page, file, () => {});
    await page.clock.install();
    await page.goto(PAGE);
    const asked = page.waitForRequest(`**/data/carriers/${file}`);
    await button(page, "India").click();
    await asked;
    await page.clock.runFor(15_000);
    await expect(status(page)).toHaveText(LOADING);
    await page.clock.runFor(5_000);
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors[0]).toContain("There was no answer within 20 seconds.");
    await expectDefaultWithoutMessage(page);
  });
}

test("failed: offline in mid-session keeps what is there, and what was loaded can still be chosen", async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  await page.goto(PAGE);
  await button(page, "India").click();
  await expectCountry(page, "India", /in India/);
  await context.setOffline(true);
  await button(page, "Canada").click();
  await expect.poll(() => errors).toHaveLength(1);
  await expectCountry(page, "India", /in India/);
  await button(page, "US").click();
  await expectCountry(page, "US", /United States/);
  await context.setOffline(false);
  await button(page, "Canada").click();
  await expectCountry(page, "Canada", /in Canada/);
});

test("two quick presses: the older answer, which arrives last, is never shown", async ({ page }) => {
  const errors = watchErrors(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, "india.json", async (route) => {
    await held;
    // The page has given this request up, so there may be nobody to answer.
    await route.fulfill({ json: fileOf("india.json") }).catch(() => {});
  });
  await page.goto(PAGE);
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("india.json"));
  const asked = page.waitForRequest("**/data/carriers/india.json");
  await button(page, "India").click();
  await asked;
  await button(page, "Canada").click();
  await expectCountry(page, "Canada", /in Canada/);
  await aborted;
  release();
  await page.waitForTimeout(300);
  await expectCountry(page, "Canada", /in Canada/);
  expect(errors).toEqual([]);
});

test("Back while a country loads returns to the one before, and nothing comes after", async ({ page }) => {
  const errors = watchErrors(page);
  await answer(page, "india.json", () => {});
  await page.goto(PAGE);
  const asked = page.waitForRequest("**/data/carriers/india.json");
  await button(page, "India").click();
  await asked;
  await expect(status(page)).toHaveText(LOADING);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expectDefaultWithoutMessage(page);
  expect(errors).toEqual([]);
});

test("works where storage is denied", async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${PAGE}#india`);
  await expectCountry(page, "India", /in India/);
  await button(page, "US").click();
  await expectCountry(page, "US", /United States/);
  expect(errors).toEqual([]);
});

test("links to carriers carry the parameters of the comparison and open in a new tab", async ({ page }) => {
  await page.goto(PAGE);
  const links = page.getByRole("link", { name: /^View Plans/ });
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("data-event", "landing_clicked_carrier");
  }
  const link = page.getByRole("link", { name: "View Plans of Google Fi Wireless, opens in a new tab" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    utm_source: "pingo_landing",
    utm_medium: "carrier_comparison",
    utm_campaign: "carrier_pricing",
    utm_content: "google_fi_wireless",
  });
});

test("a link that is no valid address is used as it is, and logged", async ({ page }) => {
  const errors = watchErrors(page);
  const country = fileOf("india.json");
  const [first] = country.carriers;
  await answer(page, "india.json", (route) =>
    route.fulfill({ json: { ...country, carriers: [{ ...first, website: "jio" }] } }),
  );
  await page.goto(`${PAGE}#india`);
  const link = page.getByRole("link", { name: "View Plans of Reliance Jio" });
  await expect(link).toHaveAttribute("href", "jio");
  expect(errors).toEqual(['The outbound link "jio" is not a valid address; it is used as it is.']);
});
