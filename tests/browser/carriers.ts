import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import type { Country } from "../../schema/shapes.gen";
import { FROZEN_SITE } from "../roots";

export const CARRIERS = "/resources/carrier-pricing";
export const LOADING = "Loading carrier data...";

/** Returns the button of a country, by its short name. */
export const countryButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Countries" }).getByRole("button", { name, exact: true });

export const status = (page: Page) => page.locator(".carrier-status");
export const results = (page: Page) => page.locator(".carrier-results");

/** Requires that a country is shown and selected, and that nothing is loading; when idle, the three always agree. */
export async function expectCountry(page: Page, short: string, heading: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 3, name: heading })).toBeVisible();
  await expect(page.locator("[data-country][aria-pressed=true]")).toHaveText(short);
  await expect(status(page)).not.toHaveText(LOADING);
  await expect(results(page)).toHaveAttribute("aria-busy", "false");
}

/** Requires the default country without any error message (spec, section 8). */
export async function expectDefaultWithoutMessage(page: Page): Promise<void> {
  await expectCountry(page, "US", /^6 carriers in the United States$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-island=carrier-prices]")).not.toContainText(
    /error|failed|wrong|try again/i,
  );
}

/** Replaces the server's response for a file below /data/carriers/. */
export const answer = (page: Page, file: string, handler: (route: Route) => unknown) =>
  page.route(`**/data/carriers/${file}`, handler);

/** Reads the source file of a country. */
export const countryFile = (file: string): Country =>
  JSON.parse(readFileSync(join(FROZEN_SITE, "data/carriers", file), "utf8")) as Country;
