import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkSite } from "../../checks/check-site";
import { checkedPage } from "../../checks/checked-page";
import { readHtml } from "../../checks/html/html-facts";
import type { PublishedPage } from "../../checks/page-summary";
import { quantitiesIn } from "../../checks/quantities/quantities";
import { outputReaderOf } from "../../checks/surfaces/check-outputs";
import { readerOf } from "../../checks/surfaces/readers";
import { loadPage } from "../../data/load-page";
import { openSite, type Site } from "../../data/site";
import { shareImages } from "../../scripts/build/outputs/share/share-images";
import { htmlFile } from "../../scripts/files";
import { makeWorkspace, type Workspace } from "../workspace";
import { type Outcome, run } from "./run";

/** Monthly price of Standard before and after the change, its list price, and the annual saving. */
const OLD = { price: 12, listPrice: 30, annualSaving: "17%" };
const NEW = { price: 16, listPrice: 40, annualSaving: "38%" };

/** Share images show only titles, so this test puts the price into one. */
const TITLED = "pages/pricing.json";
const TITLE = {
  before: "Pricing: phone plans from {{plans.lite.price}}",
  after: "Pricing: Standard is {{plans.standard.price}}",
};

const says = (text: string, dollars: number): boolean =>
  quantitiesIn(text).some(
    ({ kind, units, value }) => kind === "money" && units.includes("usd") && value === dollars,
  );

/** One part of a file of the built site, with its text. */
interface Part {
  file: string;
  part: string;
  text: string;
}

function partsOf(clientDir: string, file: string): Part[] {
  const source = readFileSync(join(clientDir, file), "utf8");
  if (extname(file) !== ".html")
    return (outputReaderOf(file)?.(file, source) ?? []).map(({ text }) => ({ file, part: "text", text }));
  const structured = source.match(/(?<=<script type="application\/ld\+json">)[^<]*/g) ?? [];
  return [
    ...readHtml(source).texts.map(({ text, attribute }) => {
      return { file, part: attribute === "content" ? "meta" : "text", text };
    }),
    ...structured.map((text) => ({
      file,
      part: "JSON-LD",
      text: text.replace(/"price":"?(\d+)/g, "$1 dollars"),
    })),
  ];
}

/** All texts of a built site. */
const builtParts = (clientDir: string): Part[] =>
  readdirSync(clientDir, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => extname(name) === ".html" || readerOf(name))
    .sort()
    .flatMap((file) => partsOf(clientDir, file));

const statesPrice = (parts: readonly Part[], dollars: number): string[] => [
  ...new Set(parts.filter(({ text }) => says(text, dollars)).map(({ file, part }) => `${file} ${part}`)),
];

/**
 * Expected occurrences of the price in the built site according to the sources: each page's fields, and each data
 * file.
 */
function expectedPlaces(site: Site, pages: readonly PublishedPage[], dollars: number): string[] {
  const ofPages = site.pages.flatMap((ref) => {
    const { fields } = checkedPage(site, ref, loadPage(site, ref));
    return fields.some(({ text }) => says(text, dollars)) ? [`${htmlFile(ref.route)} text`] : [];
  });
  const ofMeta = pages
    .filter(({ title, description }) => says(`${title}; ${description}`, dollars))
    .flatMap(({ route }) => ["meta", "JSON-LD"].map((part) => `${htmlFile(route)} ${part}`));
  const served = [
    ...(site.collections.get("comparisons") ?? []),
    ...(site.collections.get("carriers") ?? []),
  ];
  const ofData = served
    .filter(({ value }) => says(JSON.stringify(value), dollars))
    .map(({ document }) => `${document.file} text`);
  return [...ofPages, ...ofMeta, ...ofData, "llms.txt text", "data/templates/comparison.json text"];
}

/** The errors that a command printed, without positions and code frames. */
const faultsIn = ({ out }: Outcome): string[] =>
  out
    .split("\n\n")
    .filter((fault) => fault.includes(": error "))
    .map((fault) =>
      fault
        .replaceAll(/^ *\d* \|.*\n/gm, "")
        .replaceAll(/:\d+:\d+/g, "")
        .trim(),
    );

let workspace: Workspace;
let expected: string[];
let earlierImages: Map<string, Buffer>;
let built: Outcome;
let parts: Part[];

function setPrice(value: number): void {
  const constants = JSON.parse(workspace.read("data/constants.json")) as {
    plans: { standard: { price: { value: number } } };
  };
  constants.plans.standard.price.value = value;
  workspace.write("data/constants.json", JSON.stringify(constants, null, 2));
}

beforeAll(async () => {
  vi.stubEnv("GITHUB_ACTIONS", undefined);
  workspace = makeWorkspace();
  const { root } = workspace;
  workspace.edit(TITLED, TITLE.before, TITLE.after);
  const site = openSite(root);
  const { pages } = checkSite(site);
  expected = expectedPlaces(site, pages, OLD.price);
  const draw = shareImages(root, site.data.name);
  const drawn = pages.filter(({ route }) => route === "/pricing" || route === "/faq");
  earlierImages = new Map();
  for (const page of drawn) earlierImages.set(page.route, await draw(page));
  setPrice(NEW.price);
  built = await run(root, "build");
  parts = built.code === 0 ? builtParts(join(root, "dist/client")) : [];
});

afterAll(() => workspace?.remove());

it("a new price is no fault, and the site builds", () => {
  expect(faultsIn(built)).toEqual([]);
  expect(built.code).toBe(0);
});

it("every page, meta tag, JSON-LD and file with the old price has the new one", () => {
  expect(expected.length).toBeGreaterThan(30);
  const followed = statesPrice(parts, NEW.price);
  expect(expected.filter((place) => !followed.includes(place))).toEqual([]);
  console.info(`Standard went from $${OLD.price} to $${NEW.price}. These followed:\n${followed.join("\n")}`);
});

it("values derived from the price change with it, and no text has the old ones", () => {
  expect(statesPrice(parts, OLD.price)).toEqual([]);
  const texts = parts.map(({ text }) => text).join("\n");
  expect(texts).toMatch(new RegExp(`List price\\W+\\$${NEW.listPrice}\\b`));
  expect(texts).not.toMatch(new RegExp(`List price\\W+\\$${OLD.listPrice}\\b`));
  expect(texts).toContain(NEW.annualSaving);
  expect(texts).not.toMatch(new RegExp(`\\b${OLD.annualSaving}`));
});

it("offers in structured data have the new price", () => {
  const pricing = readFileSync(join(workspace.root, "dist/client/pricing.html"), "utf8");
  expect(pricing).toContain(`"name":"Standard","price":"${NEW.price}","priceCurrency":"USD"`);
});

it("only the share image of the page whose title has the price is redrawn", () => {
  const image = (route: string) => readFileSync(join(workspace.root, `dist/client/share${route}.png`));
  expect(earlierImages.size).toBe(2);
  expect(image("/pricing").equals(earlierImages.get("/pricing") ?? Buffer.of())).toBe(false);
  expect(image("/faq").equals(earlierImages.get("/faq") ?? Buffer.of())).toBe(true);
});
