import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import { FROZEN_SITE } from "../../tests/roots";
import { competitorPrice } from "./competitor-price";

const FILE = "data/comparisons/dialpad.json";
const real = readFileSync(join(FROZEN_SITE, FILE), "utf8");

function saidOf(before: string, after: string): string {
  expect(real).toContain(before);
  const said = foundInData(competitorPrice, { [FILE]: real.replace(before, after) }).trim();
  // The lines of real data change with every edit.
  return said.replaceAll(/\.json:\d+:/g, ".json:N:");
}

it("accepts texts that match the plans and the extras", () => {
  expect(foundInData(competitorPrice, { [FILE]: real }).trim()).toBe("");
});

it("reports a price that no plan has, with the existing prices", () => {
  expect(saidOf('"starting": "$15/user/month"', '"starting": "$17/user/month"')).toMatchInlineSnapshot(`
    "data/comparisons/dialpad.json:N:18 «$17» error competitor-price
    "$17" is not a price of Dialpad, whose plans cost $15, $27, $25, $35, nor is it the total for the people in the text.
    Fix: Correct it, or the price in the list of plans; what costs extra belongs in the list of extras."
  `);
});

it("reports words before the starting price, which pages show large", () => {
  expect(saidOf('"starting": "$15/user/month"', '"starting": "From $15/user/month"')).toMatchInlineSnapshot(`
    "data/comparisons/dialpad.json:N:17 «"From $15/user/month"» error competitor-price
    Pages show "From" large in place of the price.
    Fix: Write "$15/user/month"."
  `);
});

it.each([
  ["a plan whose price has changed", '"monthlyPrice": 27', '"monthlyPrice": 29', ["$27", "$135"]],
  ["a wrong sum", "pay $75 a month", "pay $85 a month", ["$85"]],
  ["the end of a range", "pay $75 a month", "pay $15–85 a month", ["85"]],
  ["the price of a plan that the text does not name", "pay $75 a month", "pay $125 a month", ["$125"]],
  // "Pro" is another plan.
  [
    "the price of a plan whose name is a part of a word",
    "Five people on Standard pay $75 a month",
    "Professionals on Standard pay $35 a month",
    ["$35"],
  ],
  ["a sum for other people", "Five people on Standard", "Four people on Standard", ["$135"]],
])("reports %s", (_, before, after, amounts) => {
  const said = saidOf(before, after);
  for (const amount of amounts) expect(said).toContain(`"${amount}" is not a price of Dialpad`);
});

it.each([
  ["an extra", "pay $75 a month", "pay $39 a month"],
  ["a price of ours", "pay $75 a month", "pay {{plans.standard.price}}"],
  [
    "a correct sum for another number of people",
    "Five people on Standard pay $75 a month on annual billing, or $135",
    "Ten people on Standard pay $150 a month on annual billing, or $270",
  ],
])("accepts %s", (_, before, after) => {
  expect(saidOf(before, after)).toBe("");
});

it("reports that the plans have no price", () => {
  const priceless = real.replace(/"(monthlyPrice|annualMonthlyPrice)": \d+/g, '"$1": null');
  const said = foundInData(competitorPrice, { [FILE]: priceless });
  expect(said).toContain('"$15" is not a price of Dialpad, whose plans have no price, nor');
});
