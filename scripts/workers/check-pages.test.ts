import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkPage, checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { benchProject } from "../bench/pages";
import { checkPages } from "./check-pages";

/** Enough for two workers, where there are two cores. */
const PAGES = 210;

let root: string;
beforeAll(() => {
  root = benchProject(process.cwd(), PAGES);
  const edit = (number: number, find: RegExp, put: string) => {
    const file = join(root, `pages/bench/page-${number}.json`);
    writeFileSync(file, readFileSync(file, "utf8").replace(find, put));
  };
  edit(1, /"heading":"[^"]*"/, '"heading":"Standard is $13"');
  edit(2, /"title":"[^"]*"/, '"title":"Bench page number 4 of the generated site"');
  edit(PAGES, /^\{/, "{,");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("says of a large site in several processes what one says", async () => {
  const site = openSite(root);
  const verdictOf = await checkPages(site, PAGES);
  const shared = checkSite(site, { verdictOf });
  expect(shared.diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    expect.arrayContaining([
      "pages/bench/page-1.json literal-figure",
      "pages/bench/page-4.json duplicate-meta",
      `pages/bench/page-${PAGES}.json json-syntax`,
    ]),
  );
  expect(shared).toEqual(checkSite(openSite(root)));
}, 120_000);

it("checks by itself what is not worth sharing, and shows how far it has come", async () => {
  const site = openSite(root);
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(line) > 0);
  const result = checkSite(site, { verdictOf: await checkPages(site) });
  vi.restoreAllMocks();
  expect(lines.at(-1)).toMatch(/^Checking pages: (\d+) of \1,/);
  expect(result).toEqual(checkSite(openSite(root)));
});

it("leaves a small site to the check, and one whose constants cannot be read", async () => {
  expect(await checkPages(openSite(process.cwd()))).toBe(checkPage);
  const constants = join(root, "data/constants.json");
  const text = readFileSync(constants, "utf8");
  writeFileSync(constants, "{");
  expect(await checkPages(openSite(root), 1)).toBe(checkPage);
  writeFileSync(constants, text);
});
