import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectComparison, heading, otherComparisons, test, UNBUILT } from "./unbuilt-comparison";

const NOT_FOUND = "Oops! Wrong Number";

/** The words of each section of a page, as a visitor reads them. */
const sections = (page: Page) =>
  page
    .locator("main section")
    .evaluateAll((found) => found.map((section) => (section as HTMLElement).innerText.trim()));

test("any other unknown route shows the not-found page and loads no router", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  for (const path of ["/no/such/page", "/blog/no/such", "/resources/comparisons/quo/prices", "/blogs"]) {
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText(NOT_FOUND);
  }
  // Script and loader of the page itself, once for each visit.
  expect(scripts.length).toBeLessThan(4 * 4);
});

test("a competitor with data and no page is the comparison, word for word", async ({ page }) => {
  const response = await page.goto(UNBUILT);
  expect(response?.status()).toBe(404);
  await expectComparison(page);
  const shown = await sections(page);
  expect(shown.join()).not.toContain("{{");
  await expect(page).toHaveTitle("Quo compared");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  // What the build makes of the same data.
  const built = readFileSync(`dist/client${UNBUILT}.html`, "utf8");
  await page.route(`**${UNBUILT}`, (route) => route.fulfill({ contentType: "text/html", body: built }));
  await page.goto(UNBUILT);
  expect(shown).toEqual(await sections(page));
});

test("an id that no file could have is not found, and asks for nothing outside its folder", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const id of ["..%2Fcarriers%2Findia", "index"]) {
    await page.goto(`/resources/comparisons/${id}`, { waitUntil: "networkidle" });
    await expect(heading(page)).toHaveText("Comparison Not Found");
  }
  expect(asked.filter((path) => path.startsWith("/data/carriers"))).toEqual([]);
});

test("axe finds nothing on any of the pages that are made in the browser", async ({ page }) => {
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  };
  await page.goto("/blog/no-such-post");
  await expect(heading(page)).toHaveText("Post Not Found");
  expect(await faults()).toEqual([]);
  await page.goto("/resources/comparisons/acme");
  await expect(otherComparisons(page)).toHaveCount(10);
  expect(await faults()).toEqual([]);
  await page.goto(UNBUILT);
  await expectComparison(page);
  expect(await faults()).toEqual([]);
});

test("what cannot be loaded leaves the plain not-found page", async ({ page }) => {
  await page.route("**/assets/chunks/*.js", (route) => route.abort());
  await page.goto("/blog/no-such-post");
  await expect(heading(page)).toHaveText(NOT_FOUND);
  await expect(heading(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/blog/no-such-post", "/resources/comparisons/acme", UNBUILT]) {
    test(`${path} is the plain not-found page`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(heading(page)).toHaveText(NOT_FOUND);
    });
  }
});
