import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Carrier, Country } from "../../schema/shapes.gen";
import { FROZEN_SITE } from "../../tests/roots";
import { formatAsOf, formatLocalPrice, formatPrice, noteOf, rateOf, withArticle } from "./format";
import { scaleOf, sortByLowestPrice } from "./price-overview";
import { sourceNumber, sourcesOf } from "./source-list";

type Plan = Carrier["plans"][number];

const plan = (over: Partial<Plan>): Plan => ({
  name: "A",
  price: 10,
  data: "",
  minutes: "",
  sms: "",
  local: { price: 10, currency: "USD" },
  approximate: false,
  confidence: "high",
  asOf: "2026",
  source: "general knowledge",
  ...over,
});

const carrier = (name: string, ...prices: number[]): Carrier => ({
  name,
  type: "",
  coverage: "",
  website: "",
  plans: prices.map((amount) => plan({ price: amount })),
  pros: [],
  cons: [],
  sources: [{ source: "general knowledge", asOf: "2025" }],
});

const folder = join(FROZEN_SITE, "data/carriers");
const countries = readdirSync(folder)
  .filter((name) => name !== "index.json")
  .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Country);

describe("prices", () => {
  it("have a dollar sign and two decimals", () => {
    expect([15, 3.5, 1250].map(formatPrice)).toEqual(["$15.00", "$3.50", "$1,250.00"]);
  });

  it.each([
    [{ price: 15, currency: "USD" }, undefined],
    [{ price: 180, currency: "USD", cycleDays: 365 }, "$180 for 365 days"],
    [{ price: 299, currency: "INR", cycleDays: 28 }, "₹299 for 28 days"],
    [{ price: 19.9, currency: "AUD" }, "A$19.90"],
  ])("include the carrier's local price if it differs: %o", (local, expected) => {
    expect(formatLocalPrice(plan({ local }))).toBe(expected);
  });

  it("state their date", () => {
    expect([formatAsOf("2026-08"), formatAsOf("2025")]).toEqual(["as of Aug 2026", "as of 2025"]);
  });

  it("have a note that does not repeat the word shown beside the price", () => {
    expect(noteOf(plan({ note: "month to month; approximate, check the operator page" }))).toBe(
      "Month to month",
    );
    expect(noteOf(plan({ note: "approximate" }))).toBe("");
    expect(noteOf(plan({}))).toBe("");
  });

  it("have no note with an internal remark", () => {
    const notes = countries.flatMap(({ carriers }) => carriers).flatMap(({ plans }) => plans.map(noteOf));
    expect(notes.length).toBeGreaterThan(50);
    expect(notes.filter((note) => /publish|approximate/i.test(note))).toEqual([]);
  });
});

describe("texts", () => {
  it("state the exchange rate of another currency with its date", () => {
    const [country] = countries;
    if (!country) throw new Error("There is no country.");
    const rate = { code: "GBP", usdPerUnit: 1.25, asOf: "2026-07-17" };
    expect(rateOf({ ...country, currency: rate })).toBe(
      "Converted at GBP 1 = US$1.25, the rate of July 17, 2026.",
    );
    expect(rateOf({ ...country, currency: { code: "USD", usdPerUnit: 1 } })).toBeUndefined();
  });

  it("add the article to country names that need one", () => {
    expect([withArticle("United Kingdom"), withArticle("India")]).toEqual(["the United Kingdom", "India"]);
  });
});

describe("the overview chart", () => {
  it("sorts carriers by their lowest price, those without a price last", () => {
    const sorted = sortByLowestPrice([
      carrier("none"),
      carrier("dear", 40),
      carrier("cheap", 90, 5),
      carrier("nil"),
    ]);
    expect(sorted.map(({ name }) => name)).toEqual(["cheap", "dear", "none", "nil"]);
  });

  it.each([
    [[6.66], [0, 2, 4, 6, 8]],
    [
      [15, 100],
      [0, 20, 40, 60, 80, 100],
    ],
    [[], [0, 1]],
  ])("has round axis marks up to the highest price of %j", (prices, marks) => {
    expect(scaleOf([carrier("one", ...prices)]).marks).toEqual(marks);
  });
});

describe("sources", () => {
  it.each(countries.map((country) => [country.name, country] as const))(
    "of %s are each listed once",
    (_, country) => {
      const sources = sourcesOf(country);
      expect(new Set(sources.map((source) => JSON.stringify(source))).size).toBe(sources.length);
      for (const one of country.carriers.flatMap(({ plans }) => plans))
        expect(sources[sourceNumber(sources, one) - 1]).toEqual({ source: one.source, asOf: one.asOf });
    },
  );
});
