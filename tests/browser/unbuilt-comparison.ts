import { expect, type Page, type Route } from "@playwright/test";
import { test as base } from "./clock";
import { SITE_WITHOUT_PAGE } from "./frozen-site";

const DATA = "**/data/comparisons/";

/** Tests against the built site without the page of one competitor, as on a host that received new data before a new build. */
export const test = base.extend({ baseURL: SITE_WITHOUT_PAGE });

/** Replaces the server's response for a file below /data/comparisons/. */
export const answer = (page: Page, file: string, handler: (route: Route) => unknown) =>
  page.route(DATA + file, handler);

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const loading = (page: Page) => page.getByRole("status").filter({ hasText: "Loading comparison..." });

/** Returns the links to all comparisons on the page for an unknown comparison. */
export const otherComparisons = (page: Page) =>
  page.getByRole("navigation", { name: "Comparisons" }).getByRole("link");

/** Requires the page for an unknown comparison, word for word (spec, section 8). */
export async function expectNotFound(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("Comparison Not Found");
  await expect(page.getByText("The comparison you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to all comparisons" })).toHaveAttribute(
    "href",
    "/resources/comparisons",
  );
  await expect(loading(page)).toHaveCount(0);
}

/** Requires the comparison as its page would show it. */
export async function expectComparison(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("Quo vs Pingo");
  await expect(page.getByRole("table", { name: /^Features of Pingo and Quo/ })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
}
