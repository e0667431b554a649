import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { Competitor } from "../../schema/shapes.gen";

const quo = JSON.parse(readFileSync("dist/client/data/comparisons/quo.json", "utf8")) as Competitor;

const table = (page: Page) => page.getByRole("table", { name: /^Features of Pingo and Quo/ });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

test("the index leads to each of the ten comparisons, with what each costs", async ({ page }) => {
  await page.goto("/resources/comparisons");
  const entries = page.getByRole("article");
  await expect(entries).toHaveCount(10);
  await expect(entries.filter({ hasText: "Ooma Office" })).toContainText("Starting at$19.95/user/month");
  for (const claim of ["50%", "5 min", "99.9%"])
    await expect(page.getByText(claim, { exact: true })).toBeVisible();
  await entries.filter({ hasText: "Ooma Office" }).click();
  await expect(page).toHaveURL(/\/resources\/comparisons\/ooma-office$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ooma Office vs Pingo");
});

test.describe("a comparison", () => {
  test.beforeEach(({ page }) => page.goto("/resources/comparisons/quo"));

  test("opens with who the other one is, and the way to its own site", async ({ page }) => {
    const hero = page.locator("[data-block=comparison-hero]");
    for (const words of [quo.name, quo.tagline, quo.description]) await expect(hero).toContainText(words);
    await expect(hero.locator("svg").first()).toBeVisible();
    const link = hero.getByRole("link");
    await expect(link).toHaveAttribute("href", quo.website);
    await expect(link).toHaveAttribute("rel", "noopener");
  });

  test("says in each category what both have", async ({ page }) => {
    const categories = page.locator("[data-block=comparison-categories]");
    await expect(categories.getByRole("heading", { name: "Ease of Use" })).toBeVisible();
    for (const { product, competitor } of Object.values(quo.comparison)) {
      await expect(categories.getByText(product, { exact: true })).toBeVisible();
      await expect(categories.getByText(competitor, { exact: true })).toBeVisible();
    }
  });

  test("lists every strength and every limitation", async ({ page }) => {
    const items = page.locator("[data-block=comparison-verdict]").getByRole("listitem");
    await expect(items).toHaveText([...quo.pros, ...quo.cons]);
  });

  test("names the other one's price without its unit, and at most four limitations", async ({ page }) => {
    const prices = page.locator("#prices");
    await expect(prices).toContainText("Starting at$15per user per month");
    await expect(prices).not.toContainText("/user/month");
    await expect(prices.getByRole("list").last().getByRole("listitem")).toHaveCount(4);
  });

  test("says our price as the list price struck through, the discount, and what it holds", async ({
    page,
  }) => {
    const prices = page.locator("#prices");
    await expect(prices.locator("s")).toHaveText("List price $30");
    for (const text of [
      "60% OFF",
      "No annual commitment",
      "All AI features",
      "Up to 5 team members free",
      "200 voice minutes plus 200 SMS per month",
    ])
      await expect(prices.getByText(text, { exact: true })).toBeVisible();
  });

  test("says of each feature in words what there is, and what nobody could verify", async ({ page }) => {
    await expect(table(page).getByRole("rowheader")).toHaveCount(31 + 6);
    await expect(row(page, "Call Recording")).toContainText("Available");
    await expect(row(page, "International Numbers").getByRole("cell").last()).toContainText("Unavailable");
    await expect(row(page, "Spam Blocking").getByRole("cell").last()).toContainText("Not verified");
    await expect(row(page, "Ring Groups").getByRole("cell").first()).toContainText("Not stated");
    await expect(row(page, "CRM Integration")).toHaveCount(1);
    const cells = table(page).getByRole("cell");
    const marks = table(page).locator("td svg");
    expect(await marks.count(), "a picture for each").toBe(await cells.count());
  });

  test("keeps the names of both products in view while the table passes", async ({ page }) => {
    const name = table(page).getByRole("columnheader", { name: "Quo" });
    await row(page, "Webhooks").scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport();
    const header = await page.locator(".site-header").boundingBox();
    const head = await name.boundingBox();
    expect(head?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });

  test("unfolds its sources with their dates, and takes corrections by mail", async ({ page }) => {
    const sources = page.locator("#sources");
    await expect(sources.getByText("Last checked 20 November 2026")).toBeVisible();
    const link = sources.getByRole("link", { name: "www.quo.com/pricing" });
    await expect(link).toBeHidden();
    await sources.getByText(/^Sources and their dates/).click();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(sources.getByRole("link", { name: "Send a correction" })).toHaveAttribute(
      "href",
      "mailto:hello@pingo.example",
    );
    await expect(sources.getByText(/^Names of other products are trade marks of their owners/)).toBeVisible();
  });

  test("ends with the bottom line and the way to our prices", async ({ page }) => {
    const end = page.locator('[data-block="call-to-action"]');
    await expect(end).toContainText("Pingo asks less of a small team on one number");
    await end.getByRole("link", { name: "See plans and prices" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });
});
