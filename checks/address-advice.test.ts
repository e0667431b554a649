import { expect, it } from "vitest";
import { addressAdvice, meantRoute, ownPath, pagesBeside, sameRoute } from "./address-advice";

const routes = ["/", "/pricing", "/about/team", "/features/voice-calling", "/resources/troubleshooting"];
const known = { routes, anchors: ["plans"], host: "pingo.example" };

it.each([
  ["/pricing.html", "/pricing"],
  ["/pricing/", "/pricing"],
  ["/index.html", "/"],
  ["../about/team", "/about/team"],
  ["/pages/about/team.json", "/about/team"],
  ["/About/Team", "/about/team"],
  ["/features/voice_calling", "/features/voice-calling"],
  ["/prices", undefined],
])("maps %s to the route %s", (path, route) => {
  expect(sameRoute(path, routes)).toBe(route);
});

it.each([
  ["/team", "/about/team"],
  ["/resources/trouble", "/resources/troubleshooting"],
  ["/features/calling", "/features/voice-calling"],
  ["/pricng", "/pricing"],
  ["/sales", undefined],
])("suggests for %s the route %s", (path, route) => {
  expect(meantRoute(path, routes)).toBe(route);
});

it("distinguishes our own site from other sites", () => {
  const addresses = [
    "https://www.pingo.example/pricing",
    "http://localhost:5173/",
    "https://pingo.example#plans",
    "https://pingo.example?from=mail",
    "https://www.Pingo.Example/pricing",
    "https://x.example/pricing",
  ];
  expect(addresses.map((address) => ownPath(address, known.host))).toEqual([
    "/pricing",
    "/",
    "/#plans",
    "/?from=mail",
    "/pricing",
    undefined,
  ]);
});

it("lists the pages of a folder", () => {
  expect(pagesBeside("/about/jobs", routes)).toBe("Pages there: /about/team.");
  expect(pagesBeside("/jobs", routes)).toBeUndefined();
});

it.each([
  ["mailto:hello@pingo.example", "Link to the page that shows it, such as /contact.", undefined],
  ["tel:+12025550142", "Link to the page that shows it, such as /contact.", undefined],
  ["pricing", 'Did you mean "/pricing"?', "/pricing"],
  ["pricing.html?plan=lite", 'Did you mean "/pricing?plan=lite"?', "/pricing?plan=lite"],
  ["#Plans", 'Did you mean "#plans"?', "#plans"],
  ["plans", 'Did you mean "#plans"?', "#plans"],
  ["www.x.example", 'Did you mean "https://www.x.example"?', undefined],
  ["www.x.example/a.html", 'Did you mean "https://www.x.example/a.html"?', undefined],
  ["Https://x.example/a", 'Did you mean "https://x.example/a"?', undefined],
  ["https:/x.example/a", 'Did you mean "https://x.example/a"?', undefined],
])("advises for %s: %s", (address, fix, instead) => {
  const advice = addressAdvice(address, known);
  expect([advice.fix, advice.instead]).toEqual([fix, instead]);
});

it("advises the author of a button to use another action instead of a link", () => {
  const known = { routes, anchors: [], host: "pingo.example", isOfButton: true };
  expect(addressAdvice("mailto:hello@pingo.example", known).fix).toBe('Write "action": { "kind": "mail" }.');
  expect(addressAdvice("+1 202 555 0142", known).fix).toBe('Write "action": { "kind": "dial" }.');
});
