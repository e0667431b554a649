import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { cacheIn } from "../../tests/cache";
import { emptyFolder } from "../../tests/empty-folder";
import { FILE_SUFFIXES, type FinishedPage, FinishedPageCache } from "../cache/finished-page-cache";
import { finishPages } from "./finish-pages";

const PAGE = { route: "/pricing", group: "product", key: "key" };
const HTML = '<head><link rel="stylesheet" href="/assets/site.css"></head><body class="a [→]">4 €</body>';
const withStyle = (css: string) => `<head><style>${css}</style></head><body class="a [→]">4 €</body>`;

let root: string;
beforeEach(() => {
  root = emptyFolder();
  cacheIn(root);
});

/** Builds a site in its own folder: restores the page from the cache or renders it, and finishes it. */
async function build(folder: string, css: string): Promise<boolean> {
  const kept = new FinishedPageCache("bundle");
  const file = join(root, folder, "pricing.html");
  mkdirSync(join(root, folder));
  const page = kept.restore(PAGE.key, file);
  if (!page) writeFileSync(file, HTML);
  const taken = new Map<string, FinishedPage>(page ? [[PAGE.route, page]] : []);
  await finishPages(join(root, folder), [PAGE], new Map([[PAGE.group, css]]), taken, kept);
  kept.save();
  return page !== undefined;
}

const built = (folder: string, ending = "") => readFileSync(join(root, folder, `pricing.html${ending}`));

it("inlines styles into a page and compresses it, and the next build restores it", async () => {
  expect(await build("first", ".a{}")).toBe(false);
  expect(built("first").toString()).toBe(withStyle(".a{}"));
  expect(gunzipSync(built("first", ".gz")).toString()).toBe(withStyle(".a{}"));
  expect(await build("second", ".a{}")).toBe(true);
  for (const ending of FILE_SUFFIXES) expect(built("second", ending)).toEqual(built("first", ending));
});

it("updates the styles of a restored page without changing the served site", async () => {
  await build("first", ".a{}");
  expect(await build("second", "@media (width<1px){.a{}}")).toBe(true);
  expect(built("second").toString()).toBe(withStyle("@media (width<1px){.a{}}"));
  expect(gunzipSync(built("second", ".gz")).toString()).toBe(withStyle("@media (width<1px){.a{}}"));
  expect(built("first").toString()).toBe(withStyle(".a{}"));
  expect(await build("third", ".b{}")).toBe(true);
  expect(built("third").toString()).toBe(withStyle(".b{}"));
});

it("caches the exact needs of a page", async () => {
  await build("first", ".a{}");
  const page = new FinishedPageCache("bundle").restore(PAGE.key, join(root, "second.html"));
  expect(page?.needs).toEqual({
    sheets: ["/assets/site.css"],
    classLists: ["a [→]"],
    isScripted: false,
    scripts: [],
  });
});

it("finishes a page without a cache", async () => {
  const file = join(root, "pricing.html");
  writeFileSync(file, HTML);
  await finishPages(root, [PAGE], new Map([["product", ".a{}"]]), new Map());
  expect(readFileSync(file, "utf8")).toBe(withStyle(".a{}"));
});
