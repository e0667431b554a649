import { expect, type Page, test } from "@playwright/test";
import { CARRIERS, countryButton } from "../carriers";
import { open } from "../open";
import { EVERY_WIDTH } from "../widths";
import { axNodes } from "./ax-nodes";

test("the calculator labels both inputs of each value and announces its result", async ({ page }) => {
  await open(page, "/features/voice-calling");
  const calculator = page.locator('[data-island="calculator"]');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator).toHaveAttribute("data-hydrated", "");
  await expect(calculator).toMatchAriaSnapshot(`
    - group "Your own numbers":
      - heading [level=3]
      - spinbutton "Missed calls a week"
      - slider "Missed calls a week, slider"
      - spinbutton "Share that would buy, in percent"
      - slider "Share that would buy, in percent, slider"
      - spinbutton "Value of a job, in dollars"
      - slider "Value of a job, in dollars, slider"
      - status: /= \\$\\d+ a week/
  `);
  await calculator.getByRole("slider").first().press("ArrowRight");
  await expect(calculator.getByRole("status")).toContainText("11 calls");
  expect(await axNodes(page, "[data-island=calculator] output")).toMatchObject([
    { role: "status", states: { live: "polite" } },
  ]);
  await calculator.getByRole("spinbutton").first().fill("");
  await expect(calculator).toMatchAriaSnapshot(`- spinbutton "Missed calls a week" [invalid]`);
});

/** The accessible content of a table: its name, its column headers, and the numbers of row headers and cells. */
async function tableOf(page: Page, selector: string) {
  const [table] = await axNodes(page, selector);
  const columns = (await axNodes(page, selector, "columnheader")).map(({ name }) => name);
  const rows = await axNodes(page, selector, "rowheader");
  const cells = await axNodes(page, selector, "cell");
  return {
    role: table?.role,
    isNamed: Boolean(table?.name),
    columns,
    rows: rows.length,
    cells: cells.length,
  };
}

test(
  "the countries are a group of buttons with one pressed, and a status; plans are tables",
  EVERY_WIDTH,
  async ({ page }) => {
    await open(page, CARRIERS);
    const plans = await tableOf(page, ".carrier-plans");
    expect(plans).toMatchObject({ role: "table", isNamed: true });
    expect(plans.columns).toHaveLength(5);
    expect(plans.cells).toBe(plans.rows * 4);
    const bar = page.locator(".carrier-bar");
    await expect(bar).toMatchAriaSnapshot(`
    - group "Countries":
      - list:
        - listitem:
          - button "US" [pressed]
        - listitem:
          - button "UK"
        - listitem:
          - button "India"
    - status: /United States/
  `);
    await countryButton(page, "India").press("Enter");
    await expect(bar).toMatchAriaSnapshot(`
    - group "Countries":
      - list:
        - listitem:
          - button "US"
        - listitem:
          - button "UK"
        - listitem:
          - button "India" [pressed]
    - status: /India/
  `);
  },
);

test(
  "tables keep their column and row headers in every layout, and an island is no element of its own",
  EVERY_WIDTH,
  async ({ page }) => {
    await open(page, "/pricing");
    const plans = await tableOf(page, "[data-block=plan-comparison] table");
    expect(plans).toMatchObject({ role: "table", isNamed: true });
    expect(plans.columns).toEqual([
      "Feature",
      expect.stringMatching(/^Lite/),
      expect.stringMatching(/^Standard/),
      expect.stringMatching(/^Enterprise/),
    ]);
    const groups = await page.locator("[data-block=plan-comparison] th[scope=rowgroup]").count();
    expect(plans.cells, "a cell for each plan in every row").toBe((plans.rows - groups) * 3);

    // It is hydrated by React, and listens for clicks.
    const island = page.locator("[data-island=cost-calculator]");
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-hydrated", "");
    expect(await axNodes(page, "[data-island=cost-calculator]"), "an island is not presented").toEqual([]);

    await open(page, "/resources/comparisons/quo");
    const features = await tableOf(page, "[data-block=comparison-table] table");
    expect(features).toMatchObject({ role: "table", isNamed: true, columns: ["Feature", "Pingo", "Quo"] });
    const categories = await page.locator("[data-block=comparison-table] th[scope=rowgroup]").count();
    expect(features.cells, "a cell for each product in every row").toBe((features.rows - categories) * 2);
  },
);
