import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageSummary } from "../../../checks/page-summary";
import { filesBelow } from "../../../data/files-below";
import { inlineHash } from "../../hosting/headers";
import { htmlFile } from "../render";
import { usedStyles } from "./used-styles";

/** Where the renderer puts the styles of blocks (renderer/styles/block-styles.ts). */
const BLOCK_STYLES = "assets/blocks";

/** A link to a stylesheet as the renderer and Vike write it. */
const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;
/** The first script as Vike writes it: asked for as urgently as a font, though nothing is painted by it. */
const SCRIPT = '<script src="/assets/entries/';
const LATE_SCRIPT = '<script fetchpriority="low" src="/assets/entries/';

/** A letter for each byte: all that is looked for is ASCII, and what is not goes through as it is. */
const BYTES = "latin1";
const END_OF_HEAD = "</head>";

const CLASSES = / class="([^"]+)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", "#x27": "'", quot: '"' };

/** What makes classes appear on a page that its HTML does not have. */
const SCRIPTED = / data-(?:island|enhance)=|data-block="wrong-number"/;

/** What the pages of one group need in common. */
interface Group {
  /** Addresses of their stylesheets. */
  sheets: Set<string>;
  /** The values of their `class` attributes. */
  lists: Set<string>;
  isScripted: boolean;
}

type Page = Pick<PageSummary, "route" | "kind" | "file">;

/**
 * Pages that share their styles: those of one kind, and those made from one template. A site has as many groups as it has
 * sorts of pages, and not more with more pages, so that the policy can name the styles of all of them.
 */
const groupOf = ({ kind, file }: Page): string => (file.includes("[") ? file : kind);

const wordsOf = (lists: Iterable<string>): string[] =>
  [...lists].flatMap((list) =>
    list.replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity).split(/\s+/),
  );

/** Every word of the scripts, among which is each class that they may set. */
function wordsOfScripts(clientDir: string): string[] {
  return filesBelow(clientDir, "assets")
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => readFileSync(join(clientDir, name), "utf8").split(/[\s"'`]+/));
}

const headOf = (html: string): string => html.slice(0, html.indexOf(END_OF_HEAD));

/** Reads every page once and gathers what the groups need. */
function gather(clientDir: string, pages: readonly Page[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const name = groupOf(page);
    const group = groups.get(name) ?? { sheets: new Set(), lists: new Set(), isScripted: false };
    groups.set(name, group);
    const html = readFileSync(join(clientDir, htmlFile(page.route)), BYTES);
    for (const [, sheet = ""] of headOf(html).matchAll(STYLESHEET)) group.sheets.add(sheet);
    for (const [, list = ""] of html.matchAll(CLASSES)) group.lists.add(list);
    group.isScripted ||= SCRIPTED.test(html);
  }
  return groups;
}

/** The styles of each group: those of its stylesheets that its pages use. The sheet of all pages is the first one. */
function stylesOf(clientDir: string, groups: ReadonlyMap<string, Group>): Map<string, string> {
  const scripted = wordsOfScripts(clientDir);
  return new Map(
    [...groups].map(([name, { sheets, lists, isScripted }]) => {
      const css = [...sheets].map((sheet) => readFileSync(join(clientDir, sheet), "utf8")).join("");
      return [name, usedStyles(css, new Set([...wordsOf(lists), ...(isScripted ? scripted : [])]))];
    }),
  );
}

/**
 * Puts the styles that a page uses into the page, in the place of the links to its stylesheets: the first paint then
 * waits for nothing but the page. The stylesheets are removed, and the script is asked for after the fonts.
 *
 * @returns what the policy names these styles by, in a stable order
 */
export function inlineStyles(clientDir: string, pages: readonly Page[]): string[] {
  const groups = gather(clientDir, pages);
  const styles = stylesOf(clientDir, groups);
  const elements = new Map(
    [...styles].map(([name, css]) => [name, Buffer.from(`<style>${css}</style>`).toString(BYTES)]),
  );
  for (const page of pages) {
    const file = join(clientDir, htmlFile(page.route));
    const html = readFileSync(file, BYTES);
    const head = headOf(html);
    const rest = html.slice(head.length).replace(SCRIPT, LATE_SCRIPT);
    writeFileSync(file, head.replace(STYLESHEET, "") + elements.get(groupOf(page)) + rest, BYTES);
  }
  const sheets = new Set([...groups.values()].flatMap((group) => [...group.sheets]));
  for (const sheet of sheets) rmSync(join(clientDir, sheet));
  rmSync(join(clientDir, BLOCK_STYLES), { recursive: true, force: true });
  return [...styles.values()].map(inlineHash).sort();
}
