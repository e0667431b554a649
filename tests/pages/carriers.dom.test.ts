import { expect, it } from "vitest";
import { defaultCarriers } from "../../data/carriers";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { site } from "../render";
import { documentOf } from "./page";

const page = documentOf("/resources/carrier-pricing");
const carriers = defaultCarriers(site.collections, site.constants)?.country.carriers ?? [];

it("has the default country in the HTML", () => {
  expect(textsOf(page, "h3")).toContain("6 carriers in the United States");
  expect(textsOf(page, ".carrier h4")).toEqual(carriers.map(({ name }) => name));
});

it("shows six countries, each with its flag and name, with the selected one marked", () => {
  const buttons = [...page.querySelectorAll("[data-country]")];
  expect(buttons.map(wordsOf)).toEqual(["US", "UK", "India", "UAE", "Canada", "Australia"]);
  for (const button of buttons) find(button, "svg");
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual([
    "true",
    ...Array.from({ length: 5 }, () => "false"),
  ]);
});

it("shows each carrier with its details, its plans with two-decimal dollar prices, its pros and its cons", () => {
  const [carrier] = carriers;
  const entry = find(page, ".carrier");
  for (const words of [carrier?.name, carrier?.type, carrier?.coverage, carrier?.pros[0], carrier?.cons[0]])
    expect(wordsOf(entry)).toContain(words);
  expect(textsOf(entry, "thead th")).toEqual(["Plan Name", "Price/Month", "Data", "Minutes", "SMS"]);
  const prices = textsOf(page, ".carrier-plans b");
  expect(prices.length).toBeGreaterThan(15);
  expect(prices.filter((price) => !/^\$\d+\.\d\d$/.test(price))).toEqual([]);
});

it("opens links to carriers in a new tab without access to the page", () => {
  const links = [...page.querySelectorAll(".carrier a[target]")];
  expect(links).toHaveLength(6);
  for (const link of links) {
    expect(wordsOf(link)).toMatch(/^View Plans from .+, opens in a new tab$/);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(link.getAttribute("data-event")).toBe("landing_clicked_carrier");
  }
});

it("ends with the cost of a number here, advice, and a link to the prices", () => {
  expect(textsOf(page, "[data-block=statistics] *")).toEqual(expect.arrayContaining(["$8", "40+", "5 min"]));
  expect(textsOf(page, "h2")).toContain("Before you sign with a carrier");
  expect(linksOf(page, "[data-block=call-to-action] a")).toContainEqual(["View Pricing", "/pricing"]);
});
