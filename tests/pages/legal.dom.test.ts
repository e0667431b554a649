import { describe, expect, it } from "vitest";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { documentOf } from "./page";

const PAGES = { "/legal/privacy": "/legal/terms", "/legal/terms": "/legal/privacy" } as const;

const FIGURES = {
  "/legal/terms": [
    "at least 18 years old",
    "30 days’ notice",
    "fees that you paid us in the last 12 months",
    "The cancellation takes effect at the end of the billing period",
    "no refunds for partial months",
    "911, 112 or any other emergency number",
    "The trial lasts 14 days",
    "you have 14 days to change your mind",
    "The change takes effect immediately",
    "99.9% uptime",
  ],
  "/legal/privacy": [
    "We don’t serve anyone under 13, or anyone under 16 in the European Union",
    "the terms on age ask for 18",
    "TLS 1.3",
    "AES-256",
  ],
} as const;

describe.each(Object.entries(PAGES))("%s", (name, other) => {
  const route = name as keyof typeof PAGES;
  const page = documentOf(route);
  const headings = [...page.querySelectorAll('[data-block="rich-text"] h2')];

  it("lists every section in its table of contents, with a link to it", () => {
    const contents = linksOf(page, 'nav[aria-label="On this page"] a');
    expect(contents).toEqual(headings.map((heading) => [wordsOf(heading), `#${heading.id}`]));
    expect(contents.length).toBeGreaterThan(10);
  });

  it("numbers the sections without a gap", () => {
    const numbers = headings.map((heading) => Number.parseInt(wordsOf(heading), 10));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("links each numbered section reference to the section of that number", () => {
    const named = linksOf(page, "main a").flatMap(([words, address]) => {
      const number = /^section (\d+)/i.exec(words)?.[1];
      return number ? [{ number, address }] : [];
    });
    expect(named.length).toBeGreaterThan(3);
    for (const { number, address } of named) {
      const [path, id] = address.split("#");
      const target = path ? documentOf(path) : page;
      expect(wordsOf(find(target, `h2[id="${id}"]`)), address).toMatch(new RegExp(`^${number}\\. `));
    }
  });

  it("states its date, and links to the other legal page and to us", () => {
    const header = find(page, '[data-block="page-header"]');
    expect(wordsOf(header)).toContain("Last updated October 12, 2025");
    const addresses = linksOf(header).map(([, address]) => address);
    expect(addresses).toEqual(expect.arrayContaining([other, "/contact"]));
    find(page, 'main a[href^="mailto:"]');
  });

  it("states the figures of the specification", () => {
    const words = wordsOf(page.querySelector("main"));
    for (const figure of FIGURES[route]) expect(words).toContain(figure);
  });
});

it.each([
  ["Account data", "90 days"],
  ["Call and SMS records", "90 days"],
  ["Billing records", "Seven years"],
])("%s are retained for %s", (data, period) => {
  const row = [...documentOf("/legal/privacy").querySelectorAll("tr")].find((found) =>
    wordsOf(found.querySelector("th")).includes(data),
  );
  expect(textsOf(row ?? document, "td")[0]).toBe(period);
});
