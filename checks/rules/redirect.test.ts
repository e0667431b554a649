import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import { block, findingsOf, page, text } from "../../tests/check/project";
import { redirect } from "./redirect";

const redirects = (list: [from: string, to: string][], files = {}) =>
  findingsOf("redirect", {
    "pages/index.json": page(),
    "pages/pricing.json": page([text("Plans.", { anchor: "plans" })], { name: "Pricing" }),
    "public/price-list.pdf": "",
    "data/redirects.json": { redirects: list.map(([from, to]) => ({ from, to })) },
    ...files,
  });

it("accepts a redirect to a page, an anchor, a file and another site", () => {
  const list: [string, string][] = [
    ["/prices", "/pricing"],
    ["/Prices.html", "/pricing#plans"],
    ["/plans/all", "/price-list.pdf"],
    ["/status", "https://status.pingo.example/now"],
  ];
  expect(redirects(list).trim()).toBe("");
});

it("reports a source that is a page, at any of its addresses, or a file", () => {
  expect(
    redirects([
      ["/pricing", "/"],
      ["/pricing.html", "/"],
      ["/price-list.pdf", "/pricing"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    data/redirects.json:4:15 «"/pricing"» error redirect
    Redirect 1 › From: "/pricing" is the address of pages/pricing.json.
    Fix: Remove this redirect.

    data/redirects.json:8:15 «"/pricing.html"» error redirect
    Redirect 2 › From: "/pricing.html" is the address of pages/pricing.json.
    Fix: Remove this redirect.

    data/redirects.json:12:15 «"/price-list.pdf"» error redirect
    Redirect 3 › From: "/price-list.pdf" is the address of public/price-list.pdf.
    Fix: Remove this redirect.
    "
  `);
});

it("reports a duplicate source", () => {
  expect(
    redirects([
      ["/prices", "/pricing"],
      ["/prices", "/"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    data/redirects.json:8:15 «"/prices"» error redirect
    Redirect 2 › From: "/prices" is here twice.
    Fix: Remove one of the two.
    "
  `);
});

it("reports a missing target page and a missing anchor", () => {
  expect(
    redirects([
      ["/prices", "/pricng"],
      ["/plans", "/pricing#plan"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    data/redirects.json:5:13 «"/pricng"» error redirect
    Redirect 1 › To: "/pricng" is not a page of this site.
    Fix: Did you mean "/pricing"?

    data/redirects.json:9:13 «"/pricing#plan"» error redirect
    Redirect 2 › To: /pricing has no place called "plan".
    Fix: Did you mean "/pricing#plans"?
    "
  `);
});

it("reports a chain, and suggests its final target", () => {
  expect(
    redirects([
      ["/a", "/b"],
      ["/b", "/pricing#plans"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    data/redirects.json:5:13 «"/b"» error redirect
    Redirect 1 › To: "/b" only redirects to another address.
    Fix: Write "/pricing#plans".
    "
  `);
});

it("reports a loop of one step and of several", () => {
  expect(
    redirects([
      ["/self", "/self"],
      ["/a", "/b#there"],
      ["/b", "/a"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    data/redirects.json:5:13 «"/self"» error redirect
    Redirect 1 › To: This redirect is a loop: /self → /self.
    Fix: Redirect to a page.

    data/redirects.json:9:13 «"/b#there"» error redirect
    Redirect 2 › To: This redirect is a loop: /a → /b → /a.
    Fix: Redirect to a page.
    "
  `);
});

it("warns of a target that is listed but not yet written, as links do", () => {
  const files = {
    "data/routes.json": { routes: ["/", "/pricing", "/team"] },
    "data/redirects.json": { redirects: [{ from: "/people", to: "/team" }] },
  };
  expect(foundInData(redirect, files)).toMatchInlineSnapshot(`
    "
    data/redirects.json:5:13 «"/team"» warning redirect
    "/team" has no page yet.
    Fix: Restore it if it was deleted (git restore "pages/team.json"), or write it: npm run new:page -- /team
    "
  `);
});

it("suggests the target of the redirect for links on the site", () => {
  const button = { label: "Go", action: { kind: "link", to: "/prices#lite" } };
  const files = {
    "pages/index.json": page([block("call-to-action", { heading: "Go on", buttons: [button] })]),
    "pages/pricing.json": page([], { name: "Pricing" }),
    "data/redirects.json": { redirects: [{ from: "/prices", to: "/pricing" }] },
  };
  expect(findingsOf("dead-link", files)).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"/prices#lite"» error dead-link
    block 2 Call to action “Go on”, Button 1 › Action › Address: "/prices" only redirects to another address.
    Fix: Write "/pricing#lite".
    "
  `);
});

it.each([
  ["/prices/", "/pricing"],
  ["prices", "/pricing"],
  ["/prices?a=1", "/pricing"],
  ["/*", "/pricing"],
  ["/prices", "//elsewhere.example"],
  ["/prices", "http://elsewhere.example"],
  ["/prices", "/pricing; return 200"],
])("leaves a redirect that hosts cannot express to the schema: %s to %s", (from, to) => {
  const files = {
    "pages/index.json": page(),
    "data/redirects.json": { redirects: [{ from, to }] },
  };
  expect(findingsOf("data-shape", files).trim()).not.toBe("");
  expect(findingsOf("redirect", files).trim()).toBe("");
});

it("reports a source that the build writes, and an invalid target", () => {
  expect(
    redirects([
      ["/sitemap.xml", "/pricing"],
      ["/data/comparisons.json", "/pricing"],
      ["/assets/old.js", "/pricing"],
      ["/pricing.html.br", "/pricing"],
      ["/gone", "/404"],
      ["/prices", "https://www.pingo.example/prices"],
    ]),
  ).toMatchInlineSnapshot(`
    "
    data/redirects.json:4:15 «"/sitemap.xml"» error redirect
    Redirect 1 › From: "/sitemap.xml" is the address of a file that the build makes.
    Fix: Remove this redirect.

    data/redirects.json:8:15 «"/data/comparisons.json"» error redirect
    Redirect 2 › From: "/data/comparisons.json" is the address of a file that the build makes.
    Fix: Remove this redirect.

    data/redirects.json:12:15 «"/assets/old.js"» error redirect
    Redirect 3 › From: "/assets/old.js" is the address of a file that the build makes.
    Fix: Remove this redirect.

    data/redirects.json:16:15 «"/pricing.html.br"» error redirect
    Redirect 4 › From: "/pricing.html.br" is the address of a file that the build makes.
    Fix: Remove this redirect.

    data/redirects.json:21:13 «"/404"» error redirect
    Redirect 5 › To: "/404" is what an unknown address shows.
    Fix: Remove this redirect, or redirect to a page.

    data/redirects.json:25:13 «"https://www.pingo.example/prices"» error redirect
    Redirect 6 › To: "https://www.pingo.example/prices" is on our own site, so it needs only its path.
    Fix: Write "/prices".
    "
  `);
});
