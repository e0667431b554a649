import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { sentencesOf } from "../../checks/text";
import { EXCEPTIONS_FILE } from "../../data/known-files";
import { openSite } from "../../data/site";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { Exceptions as ExceptionsFile } from "../../schema/shapes.gen";

/** Blocks of a generated page: the mix used to measure the peers, 6 to 9 kB of JSON. */
const BLOCKS = [
  "hero",
  "problem-cards",
  "persona-stories",
  "feature-grid",
  "pricing-box",
  "faq",
  "call-to-action",
];

/** Real pages: the not-found page that a build needs, the page that blocks link to, the collections' templates. */
const REAL_PAGES = [
  "pages/404.json",
  "pages/pricing.json",
  "pages/_shared/plans.json",
  "pages/blog/[postId].json",
  "pages/resources/comparisons/[competitorId].json",
];

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonObject;

/** Consonants, which form no real words. */
const CONSONANTS = "bcdfghjklpqrtvwxz";

/** Returns four letters that are unique for each number below 83,521. */
const lettersFor = (number: number): string =>
  [0, 1, 2, 3]
    .map((place) => CONSONANTS[Math.floor(number / CONSONANTS.length ** place) % CONSONANTS.length])
    .join("");

/** Matches a link in an example to a page of the real site. */
const ROUTE = /^\/[^.]*$/;
const FIRST_ROUTE = "/bench/page-1";

/** Matches words of four or more letters outside of tokens, addresses and compounds; shorter ones connect a sentence. */
const WORD = /(?<![\w{.|/@’'-])[A-Za-z][a-z]{3,}(?![\w}|/@’'-]|\.\w)/g;
/**
 * Minimum number of words of a sentence to reword: a sentence of eight words may appear on one page only
 * (checks/rules/repeated-sentence.ts), and a token may resolve to several words.
 */
const MIN_WORDS = 4;

/** Replaces the longest word of a sentence with the letters of a page, keeping its length. */
function rewordSentence(sentence: string, letters: string): string {
  if (sentence.split(/\s+/).length < MIN_WORDS) return sentence;
  const [longest = ""] = (sentence.match(WORD) ?? []).sort((a, b) => b.length - a.length);
  return sentence.replace(longest, letters.repeat(longest.length).slice(0, longest.length));
}

/** Rewords content: no page may repeat sentences of another page, and no cached result of one may speed up the next. */
function reword(value: JsonValue, letters: string): JsonValue {
  if (typeof value === "string") {
    const text = ROUTE.test(value) ? FIRST_ROUTE : value.replace(/\]\(\/[^)]*\)/g, `](${FIRST_ROUTE})`);
    return sentencesOf(text).reduce(
      (all, { start, end }) =>
        all.slice(0, start) + rewordSentence(all.slice(start, end), letters) + all.slice(end),
      text,
    );
  }
  if (Array.isArray(value)) return value.map((child) => reword(child, letters));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, reword(child, letters)]));
}

/** One of this many pages is an article, which is an item of a collection. */
const PAGES_PER_ARTICLE = 10;
const ARTICLE = "data/posts/why-one-call-is-clear.json";

/** A duration that data/exceptions.json allows in the real article only. */
const EXCEPTED_TEXT = "half an hour";

/** Creates an article with reworded sentences. */
const benchArticle = (root: string, number: number): JsonObject => ({
  ...(reword(
    JSON.parse(readFileSync(join(root, ARTICLE), "utf8").replace(EXCEPTED_TEXT, "a while")),
    lettersFor(number),
  ) as JsonObject),
  title: `Bench article number ${number} of the generated blog`,
  description: `Article ${number} of a generated site, with the length and the sources of a real one, to measure what collections cost.`,
});

/** Creates a page with its own title, description and heading. */
function benchPage(root: string, number: number): JsonObject {
  const examples = BLOCKS.map((type) => readJson(join(root, "blocks", type, "example.json")));
  const blocks = examples.map((example) => reword(example, lettersFor(number)) as JsonObject);
  const [hero] = blocks;
  if (hero)
    hero.props = {
      ...(hero.props as JsonObject),
      heading: `Bench page ${String.fromCharCode(65 + (number % 26))}`,
    };
  return {
    title: `Bench page number ${number} of the generated site`,
    description: `Page ${number} of a generated site with the blocks that a feature page has, to measure checking and rendering.`,
    name: `Page ${number}`,
    kind: "feature",
    blocks,
  };
}

/** Changes a page of a project as an author does: its name in menus. */
export function changePage(folder: string): void {
  const file = join(folder, "pages/bench/page-1.json");
  writeFileSync(file, JSON.stringify({ ...readJson(file), name: "The first page" }));
}

/**
 * Creates a project of generated pages in a temporary folder; code and schemas are symbolic links to the real ones.
 *
 * @param parent folder in which to create it; by default inside the project, since Vike builds only below its root
 * @returns the folder; the caller removes it
 */
export function createBenchProject(root: string, count: number, parent = join(root, ".build")): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "bench-"));
  for (const name of ["schema", "blocks", "renderer"]) symlinkSync(join(root, name), join(folder, name));
  for (const name of ["data", "public"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ["bench", "_shared"]) mkdirSync(join(folder, "pages", name), { recursive: true });
  for (const file of REAL_PAGES) cpSync(join(root, file), join(folder, file));
  const { exceptions, ...rest } = readJson(join(root, EXCEPTIONS_FILE)) as unknown as ExceptionsFile;
  const remaining = exceptions.filter(({ file }) => existsSync(join(folder, file)));
  writeFileSync(join(folder, EXCEPTIONS_FILE), JSON.stringify({ ...rest, exceptions: remaining }));
  // The menu may link to any page of the real site: pages listed here count as planned, so their links are valid.
  const routes = openSite(root).pages.map(({ route }) => route);
  writeFileSync(join(folder, "data/routes.json"), JSON.stringify({ routes }));
  for (let number = 1; number <= count; number += 1) {
    const isArticle = number % PAGES_PER_ARTICLE === 0;
    const file = isArticle ? `data/posts/bench-${number}.json` : `pages/bench/page-${number}.json`;
    const content = isArticle ? benchArticle(root, number) : benchPage(root, number);
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  return folder;
}
