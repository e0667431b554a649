import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { FROZEN_BUILD, UNBUILT } from "./frozen-site";
import { open, untilLaidOut } from "./open";
import { expectComparison, heading, otherComparisons, test } from "./unbuilt-comparison";
import { EVERY_WIDTH } from "./widths";

const NOT_FOUND = "Oops! Wrong Number";

/** The text of each section of a page, as visitors read it. */
async function sections(page: Page): Promise<string[]> {
  await untilLaidOut(page);
  return page
    .locator("main section")
    .evaluateAll((found) => found.map((section) => (section as HTMLElement).innerText.trim()));
}

test("any other unknown route shows the not-found page and loads no router", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  for (const path of ["/no/such/page", "/blog/no/such", "/resources/comparisons/quo/prices", "/blogs"]) {
    const response = await open(page, path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText(NOT_FOUND);
  }
  // The page's own script and loader, once for each visit.
  expect(scripts.length).toBeLessThan(4 * 4);
});

/** What the head says of a page: its title, description, address, and whether search engines may list it. */
const description = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    ...[...document.querySelectorAll("meta")].flatMap((meta) => {
      const name = meta.getAttribute("property") ?? meta.name;
      return /(title|description|url|robots)$/.test(name) ? [`${name}: ${meta.content}`] : [];
    }),
  ]);

test(
  "a competitor with data but no page shows the same text as a built comparison, and axe reports nothing",
  EVERY_WIDTH,
  async ({ page }) => {
    const response = await page.goto(UNBUILT);
    expect(response?.status()).toBe(404);
    await expectComparison(page);
    const shown = await sections(page);
    expect(shown.join()).not.toContain("{{");
    const described = await description(page);
    expect(described[0]).toContain("Quo");
    await expect(page.locator("body")).toHaveAttribute("data-page", "Quo");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    // The built page of the same data.
    const built = readFileSync(`${FROZEN_BUILD}/client${UNBUILT}.html`, "utf8");
    await page.route(`**${UNBUILT}`, (route) => route.fulfill({ contentType: "text/html", body: built }));
    await page.goto(UNBUILT);
    expect(shown).toEqual(await sections(page));
    expect(described).toEqual(await description(page));
  },
);

test("an id that cannot be a file name is not found and requests nothing outside its folder", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const id of ["..%2Fcarriers%2Findia", "index"]) {
    await open(page, `/resources/comparisons/${id}`);
    await expect(heading(page)).toHaveText("Comparison Not Found");
  }
  expect(asked.filter((path) => path.startsWith("/data/carriers"))).toEqual([]);
});

// The page for an unknown article has the same block, with fewer links.
test("axe reports nothing on the page for an unknown comparison", EVERY_WIDTH, async ({ page }) => {
  await page.goto("/resources/comparisons/acme");
  await expect(otherComparisons(page)).toHaveCount(10);
  expect(await axeFaults(page)).toEqual([]);
});

test("the plain not-found page stays when its scripts do not load", async ({ page }) => {
  await page.route("**/assets/chunks/*.js", (route) => route.abort());
  await page.goto("/blog/no-such-post");
  await expect(heading(page)).toHaveText(NOT_FOUND);
  await expect(heading(page)).toBeVisible();
});
