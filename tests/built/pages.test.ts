// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { matchesRoute } from "../../data/constants";
import { openSite } from "../../data/site";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { ROOT } from "../roots";
import { CLIENT, documentOf, headersOf, pageRoutes, routes } from "./site";

const { listedRoutes } = openSite(ROOT);

/** Whether a page exists, or is expected: the check warns of missing ones. */
const isPage = (path: string) =>
  pageRoutes.includes(path) || listedRoutes.some((route) => matchesRoute(route, path));

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

/** The questions in the structured data of a page. */
const questionsIn = (page: Document): Question[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => (JSON.parse(textContent) as { mainEntity?: Question[] }).mainEntity ?? [],
  );

const isFile = (path: string) => /\.\w+$/.test(path);

describe.each(routes)("%s", (route) => {
  const page = documentOf(route);

  it("states once that its stories are examples, only if it has stories", () => {
    const notes = textsOf(page, "main p").filter((words) => words.includes("in these stories are made up"));
    expect(notes).toHaveLength(
      page.querySelector('[data-illustrative]:not([data-block="demo-modal"])') ? 1 : 0,
    );
  });

  it("links to existing pages and files", () => {
    const addresses = new Set(
      linksOf(page, 'a[href^="/"]').map(([, address]) => address.split("#")[0] ?? ""),
    );
    expect(addresses.size).toBeGreaterThan(20);
    const dead = [...addresses].filter((path) =>
      isFile(path) ? !existsSync(join(CLIENT, path)) : !isPage(path),
    );
    expect(dead).toEqual([]);
  });

  it("has only visible texts as questions and answers of its structured data", () => {
    const shown = wordsOf(find(page, "main"));
    for (const { name, acceptedAnswer } of questionsIn(page))
      for (const line of [name, ...acceptedAnswer.text.split("\n")])
        expect(shown).toContain(line.replace(/\s+/g, " ").trim());
  });

  it("has header links to sign in and to get started, which open the app", () => {
    const header = find(page, ".site-header");
    const app = (name: string) =>
      new Set(linksOf(header).flatMap(([words, address]) => (words === name ? [address] : [])));
    expect(app("Sign In")).toEqual(new Set(["https://app.pingo.example/login"]));
    expect(app("Get Started")).toEqual(new Set(["https://app.pingo.example/signup"]));
  });

  // https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element; the W3C's checker requires it too.
  it("has only terms and descriptions in the groups of description lists", () => {
    const others = [...page.querySelectorAll("dl > div > :not(dt, dd)")].map((element) => element.outerHTML);
    expect(others).toEqual([]);
  });

  // WCAG 2.5.3: users of speech input say the visible label.
  it("gives no summary an accessible name other than its text", () => {
    expect([...page.querySelectorAll("summary[aria-label], summary[aria-labelledby]")]).toEqual([]);
  });

  it("marks only itself in the navigation", () => {
    const marked = linksOf(page, '[aria-current="page"]').map(([, address]) => address);
    expect(new Set(marked).size).toBeLessThanOrEqual(1);
    for (const address of marked) expect(address).toBe(route);
  });
});

it("the current page is marked in the navigation", () => {
  expect(linksOf(documentOf("/pricing"), '[aria-current="page"]').length).toBeGreaterThan(0);
});

it("every page has the security headers", () => {
  for (const path of ["/", "/pricing", "/no/such/page"]) {
    const headers = headersOf(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});
