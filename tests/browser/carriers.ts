import { readFileSync } from "node:fs";
import { expect, type Page, type Route } from "@playwright/test";
import type { Country } from "../../schema/shapes.gen";

export const CARRIERS = "/resources/carrier-pricing";
export const LOADING = "Loading carrier data...";

/** The button of a country, by its short name. */
export const countryButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Countries" }).getByRole("button", { name, exact: true });

export const status = (page: Page) => page.locator(".carrier-status");
export const results = (page: Page) => page.locator(".carrier-results");

/** What is shown, what is selected, and that nothing loads: the three always agree at rest. */
export async function expectCountry(page: Page, short: string, heading: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 3, name: heading })).toBeVisible();
  await expect(page.locator("[data-country][aria-pressed=true]")).toHaveText(short);
  await expect(status(page)).not.toHaveText(LOADING);
  await expect(results(page)).toHaveAttribute("aria-busy", "false");
}

/** Nothing but the default country, and no message that something went wrong (spec, section 8). */
export async function expectDefaultWithoutMessage(page: Page): Promise<void> {
  await expectCountry(page, "US", /^6 carriers in the United States$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-island=carrier-prices]")).not.toContainText(
    /error|failed|wrong|try again/i,
  );
}

/** Answers a file below /data/carriers/ in another way than the server does. */
export const answer = (page: Page, file: string, handler: (route: Route) => unknown) =>
  page.route(`**/data/carriers/${file}`, handler);

/** A country as its source file tells it. */
export const countryFile = (file: string): Country =>
  JSON.parse(readFileSync(`data/carriers/${file}`, "utf8")) as Country;
