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
import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { openSite } from "../../data/site";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { Exceptions as ExceptionsFile } from "../../schema/shapes.gen";

/** Blocks of a generated page: the mix that the peers were measured with, 6 to 9 kB of JSON. */
const BLOCKS = [
  "hero",
  "problem-cards",
  "persona-stories",
  "feature-grid",
  "pricing-box",
  "faq",
  "call-to-action",
];

/** The page that a build needs, the one that blocks link to by themselves, and those of the collections' items. */
const REAL_PAGES = [
  "pages/404.json",
  "pages/pricing.json",
  "pages/_shared/plans.json",
  "pages/blog/[postId].json",
  "pages/resources/comparisons/[competitorId].json",
];

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonObject;

/** Letters that make no word with a meaning of its own. */
const LETTERS = "bcdfghjklpqrtvwxz";

/** Letters of its own for each number below 83,521. */
const lettersFor = (number: number): string =>
  [0, 1, 2, 3]
    .map((place) => LETTERS[Math.floor(number / LETTERS.length ** place) % LETTERS.length])
    .join("");

/** Links of the examples lead to pages of the real site. */
const ROUTE = /^\/[^.]*$/;
const FIRST_ROUTE = "/bench/page-1";

/** Words that are no part of a token, an address or a compound; shorter ones hold the sentence together. */
const WORD = /(?<![\w{.|/@’'-])[A-Za-z][a-z]{3,}(?![\w}|/@’'-]|\.\w)/g;
/** A sentence of eight words may stand on one page alone (checks/rules/repeated-sentence.ts), and tokens bring several. */
const FEWEST_WORDS = 4;

/** A sentence with its longest word made of a page's own letters, so that it keeps its length. */
function ownSentence(sentence: string, letters: string): string {
  if (sentence.split(/\s+/).length < FEWEST_WORDS) return sentence;
  const [longest = ""] = (sentence.match(WORD) ?? []).sort((a, b) => b.length - a.length);
  return sentence.replace(longest, letters.repeat(longest.length).slice(0, longest.length));
}

/** The same content in other words: no page may repeat another's, and what is remembered of one must not help the next. */
function reworded(value: JsonValue, letters: string): JsonValue {
  if (typeof value === "string") {
    const text = ROUTE.test(value) ? FIRST_ROUTE : value.replace(/\]\(\/[^)]*\)/g, `](${FIRST_ROUTE})`);
    return text
      .split(/(?<=[.?!:]\s+)/)
      .map((sentence) => ownSentence(sentence, letters))
      .join("");
  }
  if (Array.isArray(value)) return value.map((child) => reworded(child, letters));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, reworded(child, letters)]));
}

/** Of so many pages, one is that of an item of a collection: an article. */
const PAGES_AN_ARTICLE = 10;
const ARTICLE = "data/posts/why-one-call-is-clear.json";

/** A length of time that data/exceptions.json allows the real article, and no other. */
const EXCEPTED = "half an hour";

/** An article in words of its own. */
const benchArticle = (root: string, number: number): JsonObject => ({
  ...(reworded(
    JSON.parse(readFileSync(join(root, ARTICLE), "utf8").replace(EXCEPTED, "a while")),
    lettersFor(number),
  ) as JsonObject),
  title: `Bench article number ${number} of the generated blog`,
  description: `Article ${number} of a generated site, with the length and the sources of a real one, to measure what collections cost.`,
});

/** A page that differs from all others in title, description and heading. */
function benchPage(root: string, number: number): JsonObject {
  const examples = BLOCKS.map((type) => readJson(join(root, "blocks", type, "example.json")));
  const blocks = examples.map((example) => reworded(example, lettersFor(number)) as JsonObject);
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

/** Changes a page of a project, as an author does: its name in menus. */
export function changePage(folder: string): void {
  const file = join(folder, "pages/bench/page-1.json");
  writeFileSync(file, JSON.stringify({ ...readJson(file), name: "The first page" }));
}

/**
 * Makes a project of generated pages in a temporary folder; code and schemas are links to the real ones.
 *
 * @param parent where the folder is made: inside the project, since Vike builds only below its root
 * @returns the folder; the caller removes it
 */
export function benchProject(root: string, count: number, parent = join(root, ".build")): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "bench-"));
  for (const name of ["schema", "blocks", "renderer"]) symlinkSync(join(root, name), join(folder, name));
  for (const name of ["data", "public"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ["bench", "_shared"]) mkdirSync(join(folder, "pages", name), { recursive: true });
  for (const file of REAL_PAGES) cpSync(join(root, file), join(folder, file));
  const { exceptions, ...rest } = readJson(join(root, EXCEPTIONS_FILE)) as unknown as ExceptionsFile;
  const kept = exceptions.filter(({ file }) => existsSync(join(folder, file)));
  writeFileSync(join(folder, EXCEPTIONS_FILE), JSON.stringify({ ...rest, exceptions: kept }));
  // The menu may lead to any page of the site: those that are left out are awaited.
  const routes = openSite(root).pages.map(({ route }) => route);
  writeFileSync(join(folder, "data/routes.json"), JSON.stringify({ routes }));
  for (let number = 1; number <= count; number += 1) {
    const isArticle = number % PAGES_AN_ARTICLE === 0;
    const file = isArticle ? `data/posts/bench-${number}.json` : `pages/bench/page-${number}.json`;
    const content = isArticle ? benchArticle(root, number) : benchPage(root, number);
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  return folder;
}
