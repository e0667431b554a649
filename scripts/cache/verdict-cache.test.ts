import { cpSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { checkSite } from "../../checks/check-site";
import { ledgerOf } from "../../checks/ledger/ledger";
import { makeEditedProject } from "../../checks/site-checker.fixture";
import { openSite } from "../../data/site";
import { cacheIn } from "../../tests/cache";
import { page, realSchemas } from "../../tests/check/project";
import { emptyFolder } from "../../tests/empty-folder";
import { VerdictCache } from "./verdict-cache";

const project = makeEditedProject();
/** A cache of all verdicts, of which each test gets a copy. */
const filled = emptyFolder();
let folder = filled;
beforeAll(() => {
  project.restoreAll();
  run();
});
beforeEach(() => {
  project.restoreAll();
  folder = emptyFolder();
  cpSync(filled, folder, { recursive: true });
  cacheIn(folder);
});

/** Checks the site as a separate process, and returns the routes of the pages that were not cached. */
function run(code = "1"): string[] {
  cacheIn(folder, code);
  const cache = new VerdictCache(openSite(project.root, realSchemas()));
  for (const ref of cache.site.pages) cache.verdictOf(ref);
  cache.close();
  return [...cache.checked];
}

const replace = (file: string, before: string, after: string) =>
  project.change(file, (text) => text.replace(before, after));

it("does not check an unchanged page again", () => {
  expect(run()).toEqual([]);
});

it("returns the same verdicts and sentences as a full check", () => {
  const site = openSite(project.root, realSchemas());
  const ledger = ledgerOf(site);
  const full = checkSite(site);
  for (const _ of ["found", "kept"]) {
    const cache = new VerdictCache(site);
    expect(checkSite(site, (ref) => cache.verdictOf(ref))).toEqual(full);
    expect(cache.ledger()).toEqual(ledger);
    cache.close();
  }
});

it("does not cache the sentences of a page that changed after its verdict", () => {
  const site = openSite(project.root, realSchemas());
  const ledger = ledgerOf(site);
  const cache = new VerdictCache(site);
  for (const ref of site.pages) cache.verdictOf(ref);
  replace("pages/other.json", "A price of", "The price of");
  cache.ledger();
  cache.close();
  replace("pages/other.json", "The price of", "A price of");
  expect(new VerdictCache(site).ledger()).toEqual(ledger);
});

it("caches verdicts with a dangling link until its target exists", () => {
  const link = join(project.root, "data/posts/why-one-call-is-clear.json");
  rmSync(link);
  symlinkSync(join(project.root, "nowhere"), link);
  run();
  expect(run()).toEqual(["/blog/why-one-call-is-clear"]);
  unlinkSync(link);
  project.edit("restore", "data/posts/why-one-call-is-clear.json");
  expect(run()).toContain("/blog");
});

it("checks only a changed page", () => {
  replace("pages/other.json", "A price of", "The price of");
  expect(run()).toEqual(["/other"]);
  expect(run()).toEqual([]);
});

it("caches faults too", () => {
  replace("pages/other.json", "{{plans.lite.price}}", "$4 a month");
  expect(run()).toEqual(["/other"]);
  expect(run()).toEqual([]);
});

it("checks the page of a changed item, and those that show what has changed in it", () => {
  const file = "data/posts/why-one-call-is-clear.json";
  replace(file, "A call can sound bad", "A call may sound bad");
  expect(run()).toEqual(["/blog/why-one-call-is-clear"]);
  replace(file, '"title": "', '"title": "New: ');
  const checked = run();
  expect(checked).toContain("/blog");
  expect(checked).not.toContain("/other");
});

it.each([
  ["a constant", "data/constants.json", '"value": 12', '"value": 13'],
  ["a shared block", "pages/_shared/plans.json", "switch plans", "change plans"],
])("checks every page after a change of %s", (_, file, before, after) => {
  replace(file, before, after);
  const { pages } = openSite(project.root, realSchemas());
  expect(run()).toHaveLength(pages.length);
});

it("checks no page after a change of content around pages", () => {
  replace("data/navigation.json", '"label": "Pricing"', '"label": "Prices"');
  expect(run()).toEqual([]);
});

it("checks every page with another version of the code, and caches nothing if the version is unknown", () => {
  const { pages } = openSite(project.root, realSchemas());
  expect(run("2")).toHaveLength(pages.length);
  vi.stubGlobal("codeVersion", undefined);
  const cache = new VerdictCache(openSite(project.root, realSchemas()));
  for (const ref of cache.site.pages) cache.verdictOf(ref);
  expect(cache.checked).toHaveLength(pages.length);
});

it.each([
  ["the page", "pages/other.json", "One price of", "The price of"],
  ["a constant", "data/constants.json", '"value": 12', '"value": 13'],
  ["a post", "data/posts/why-one-call-is-clear.json", "A call can sound bad", "A call may sound bad"],
])("does not cache a verdict if %s has changed since it was read", (_, file, before, after) => {
  replace("pages/other.json", "A price of", "One price of");
  const cache = new VerdictCache(openSite(project.root, realSchemas()));
  for (const ref of cache.site.pages) cache.verdictOf(ref);
  expect(cache.isCurrent).toBe(true);
  replace(file, before, after);
  expect(cache.isCurrent).toBe(false);
  cache.close();
  replace(file, after, before);
  expect(run()).toEqual(["/other"]);
});

it("checks every page again on another day, but midnight is no change of a file", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const cache = new VerdictCache(openSite(project.root, realSchemas()));
  for (const ref of cache.site.pages) cache.verdictOf(ref);
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  expect(cache.isCurrent).toBe(true);
  expect(run()).toHaveLength(cache.site.pages.length);
});

it("reports an unreadable page each time", () => {
  writeFileSync(join(project.root, "pages/other.json"), "{");
  expect(run()).toEqual(["/other"]);
  rmSync(join(project.root, "pages/other.json"));
  expect(run()).toEqual([]);
});

it("keys the HTML of a page by everything that it shows, and nothing else", () => {
  const keysOf = () => {
    const cache = new VerdictCache(openSite(project.root, realSchemas()));
    const { pages } = checkSite(cache.site, (ref) => cache.verdictOf(ref));
    return Object.fromEntries(pages.map((summary) => [summary.route, cache.htmlKeyOf(summary)]));
  };
  let keys = keysOf();
  const all = Object.keys(keys);
  /** Returns the pages whose keys have changed. */
  const changed = () => {
    const before = keys;
    keys = keysOf();
    return all.filter((route) => before[route] !== keys[route]);
  };
  expect(new Set(Object.values(keys)).size).toBe(all.length);
  expect(changed()).toEqual([]);

  replace("pages/other.json", "A price of", "The price of");
  expect(changed()).toEqual(["/other"]);

  replace("data/posts/why-one-call-is-clear.json", "A call can sound bad", "A call may sound bad");
  expect(changed()).toEqual(["/blog/why-one-call-is-clear"]);

  // Of these two pages, only /other contains the price of Lite.
  replace("data/constants.json", '"value": 4,', '"value": 5,');
  const changedRoutes = changed();
  expect(changedRoutes).toContain("/other");
  expect(changedRoutes).not.toContain("/blog/why-one-call-is-clear");

  // On every page, a component may state a figure that the constants no longer explain.
  const exception = { file: "blocks/hero/block.tsx", text: "3 rings", reason: "Measured." };
  writeFileSync(join(project.root, "data/exceptions.json"), JSON.stringify({ exceptions: [exception] }));
  keys = keysOf();
  replace("data/constants.json", '"value": 5,', '"value": 6,');
  expect(changed()).toEqual(all);

  // The frame of every page contains the product's name.
  replace("data/site.json", '"name": "Pingo"', '"name": "Pongo"');
  expect(changed()).toEqual(all);

  // The breadcrumbs of the pages below a new page link to it, and have its name.
  const above = join(project.root, "pages/resources/index.json");
  const below = all.filter((route) => route.startsWith("/resources/"));
  writeFileSync(above, JSON.stringify(page()));
  expect(changed()).toEqual(below);
  writeFileSync(above, JSON.stringify(page([], { name: "Help" })));
  expect(changed()).toEqual(below);
  rmSync(above);
});

it("has a verdict of a page until one of its dependencies changes", () => {
  const known = () => {
    const kept = new VerdictCache(openSite(project.root, realSchemas()));
    return kept.site.pages.filter((ref) => kept.hasVerdictOf(ref)).map(({ route }) => route);
  };
  const all = openSite(project.root, realSchemas()).pages.map(({ route }) => route);
  expect(known()).toEqual(all);
  replace("pages/other.json", "A price of", "The price of");
  expect(known()).toEqual(all.filter((route) => route !== "/other"));
  replace("data/constants.json", '"value": 12', '"value": 13');
  expect(known()).toEqual([]);
});
