import { describe, expect, it } from "vitest";
import { competitorOf } from "../../data/comparisons";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { site } from "../render";
import { documentOf } from "./page";

const competitors = (site.collections.get("comparisons") ?? []).map(competitorOf);
const quo = competitors.find(({ id }) => id === "quo");
if (!quo) throw new Error("The frozen site does not have Quo.");

it("links the index to each of the ten comparisons, with their prices", () => {
  const page = documentOf("/resources/comparisons");
  const addresses = linksOf(page, "article a").map(([, address]) => address);
  expect(new Set(addresses)).toEqual(new Set(competitors.map(({ id }) => `/resources/comparisons/${id}`)));
  const entries = textsOf(page, "article");
  expect(entries).toHaveLength(10);
  expect(entries.find((words) => words.includes("Ooma Office"))).toMatch(
    /Starting at ?\$19\.95\/user\/month/,
  );
  const figures = textsOf(page, "main *");
  for (const claim of ["50%", "5 min", "99.9%"]) expect(figures).toContain(claim);
});

describe("a comparison", () => {
  const page = documentOf("/resources/comparisons/quo");
  const prices = find(page, "#prices");

  it("opens with our price and next step, then the competitor and a link to its site", () => {
    const hero = find(page, "[data-block=comparison-hero]");
    for (const words of [quo.name, quo.tagline, quo.description]) expect(wordsOf(hero)).toContain(words);
    find(hero, "svg");
    expect(wordsOf(hero)).toContain("$12 a month");
    const links = [...hero.querySelectorAll("a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      expect.stringContaining("/signup"),
      "/pricing",
      quo.website,
    ]);
    expect(links[2]?.getAttribute("rel")).toBe("noopener");
  });

  it("compares both products in each category", () => {
    const categories = find(page, "[data-block=comparison-categories]");
    expect(textsOf(categories, "h2, h3")).toContain("Ease of Use");
    const texts = textsOf(categories, "*");
    for (const { product, competitor } of Object.values(quo.comparison))
      expect(texts).toEqual(expect.arrayContaining([product, competitor]));
  });

  it("lists every strength and every limitation", () => {
    expect(textsOf(page, "[data-block=comparison-verdict] li")).toEqual([...quo.pros, ...quo.cons]);
  });

  it("shows the competitor's price without its unit, and at most four limitations", () => {
    expect(wordsOf(prices)).toMatch(/Starting at ?\$15 ?per user per month/);
    expect(wordsOf(prices)).not.toContain("/user/month");
    expect([...prices.querySelectorAll("ul")].at(-1)?.children).toHaveLength(4);
  });

  it("shows our price with the list price struck through, the discount, and what it includes", () => {
    expect(textsOf(prices, "s")).toEqual(["List price $30"]);
    expect(textsOf(prices, "li, span")).toEqual(
      expect.arrayContaining([
        "60% OFF",
        "No annual commitment",
        expect.stringMatching(/^All AI features of Standard; \$37 a month in total/),
        "Up to 5 team members free",
        "200 voice minutes and 200 texts a month",
      ]),
    );
  });

  it("states the availability of each feature in words, including features that are not listed", () => {
    const table = find(page, "[data-block=comparison-table] table");
    expect(wordsOf(table.querySelector("caption"))).toMatch(/^Features of Pingo and Quo/);
    expect(table.querySelectorAll("tbody th")).toHaveLength(30 + 6);
    const cellsOf = (feature: string) => {
      const rows = [...table.querySelectorAll("tr")].filter(
        (row) => wordsOf(row.querySelector("th[scope=row]")) === feature,
      );
      expect(rows, feature).toHaveLength(1);
      return textsOf(rows[0] ?? table, "td");
    };
    expect(cellsOf("Call Recording").join()).toContain("Available");
    expect(cellsOf("International Numbers").at(-1)).toContain("Unavailable");
    expect(cellsOf("Spam Blocking").at(-1)).toContain("Not listed");
    // Features that are unknown for us are left out of the table.
    expect(textsOf(table, "tbody td:nth-child(2)").filter((cell) => cell.includes("Not listed"))).toEqual([]);
    cellsOf("CRM Integration");
    for (const cell of table.querySelectorAll("td")) find(cell, "svg");
  });

  it("links its sources with their dates, and an address for corrections", () => {
    const sources = find(page, "#sources");
    expect(wordsOf(sources)).toContain("Page reviewed November 20, 2026");
    expect(wordsOf(sources)).toContain("Names of other products are trademarks of their owners");
    expect(linksOf(sources)).toContainEqual(["Send a correction", "mailto:hello@pingo.example"]);
    for (const link of sources.querySelectorAll('a[href^="http"]'))
      expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("ends with the bottom line and a link to our prices", () => {
    const end = find(page, '[data-block="call-to-action"]');
    expect(wordsOf(end)).toContain("For a small team on one number, Pingo costs");
    expect(linksOf(end)).toContainEqual(["See plans and prices", "/pricing"]);
  });
});
