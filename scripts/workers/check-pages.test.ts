import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { cacheIn } from "../../tests/cache";
import { page, projectOf } from "../../tests/check/project";
import { VerdictCache } from "../cache/verdict-cache";
import { checkPages } from "./check-pages";

/** Number of pages; enough for two workers on two cores. */
const PAGES = 210;

const titleOf = (number: number) => `Page number ${number} of a site that is large`;
const pageOf = (number: number, title = titleOf(number)) =>
  page([], { title, description: `${page().description} It is number ${number}.` });

const numbers = Array.from({ length: PAGES }, (_, index) => index + 1);
const root = projectOf({
  ...Object.fromEntries(numbers.map((number) => [`pages/page-${number}.json`, pageOf(number)])),
  "pages/page-1.json": pageOf(1, "Standard is $13 a month for every number"),
  "pages/page-2.json": pageOf(2, titleOf(4)),
  [`pages/page-${PAGES}.json`]: "{,",
});

it("returns the same result for a large site in several processes as in one, and distributes no page with a cached verdict", async () => {
  cacheIn(join(root, "kept"));
  const verdicts = async () => {
    const cache = new VerdictCache(openSite(root));
    const result = checkSite(cache.site, await checkPages(cache, undefined, PAGES));
    cache.close();
    return { result, checked: cache.checked };
  };
  const first = await verdicts();
  expect(first.checked).toHaveLength(PAGES);
  expect(first.result.diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    expect.arrayContaining([
      "pages/page-1.json literal-figure",
      "pages/page-4.json duplicate-meta",
      `pages/page-${PAGES}.json json-syntax`,
    ]),
  );
  expect(first.result).toEqual(checkSite(openSite(root)));
  writeFileSync(
    join(root, "pages/page-5.json"),
    JSON.stringify(pageOf(5, "A page of another name among many")),
  );
  const second = await verdicts();
  expect(second.checked).toEqual(["/page-5"]);
  expect(second.result).toEqual(checkSite(openSite(root)));
});

it("checks a small site in its own process, with progress", async () => {
  const site = openSite(root);
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(line) > 0);
  const result = checkSite(site, await checkPages(new VerdictCache(site)));
  expect(lines.at(-1)).toMatch(/^Checking pages: (\d+) of \1,/);
  expect(result).toEqual(checkSite(openSite(root)));
});

it("distributes nothing if the constants are invalid, since no page is checked then", async () => {
  const constants = join(root, "data/constants.json");
  const text = readFileSync(constants, "utf8");
  writeFileSync(constants, "{");
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const verdictOf = await checkPages(new VerdictCache(openSite(root)), undefined, 1);
  expect(said).not.toHaveBeenCalled();
  expect(checkSite(openSite(root), verdictOf)).toEqual(checkSite(openSite(root)));
  writeFileSync(constants, text);
});
