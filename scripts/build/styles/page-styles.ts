import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PageSummary } from "../../../checks/page-summary";
import { filesBelow } from "../../../data/files-below";
import { loaderOf } from "../../../renderer/head/inline-scripts";
import type { Stylesheet } from "../../../renderer/styles/block-styles";
import { headOf, type PageNeeds, SCRIPT_TAG, STYLESHEET_LINK } from "./page-needs";
import { usedStyles } from "./used-styles";

const STYLE_TAG = "<style>";
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", "#x27": "'", quot: '"' };

/** What the pages of one group need in common. */
interface Group {
  sheets: Set<string>;
  classLists: Set<string>;
  isScripted: boolean;
}

/**
 * Pages that share their styles: those of one kind, and those made from one template. A site has as many groups as it has
 * sorts of pages, and not more with more pages, so that the policy can name the styles of all of them.
 */
export const styleGroup = ({ kind, file }: Pick<PageSummary, "kind" | "file">): string =>
  file.includes("[") ? file : kind;

const wordsOf = (classLists: Iterable<string>): string[] =>
  [...classLists].flatMap((list) =>
    list.replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity).split(/\s+/),
  );

/** Every word of the scripts, among which is each class that they may set. */
function readScriptWords(clientDir: string): string[] {
  return filesBelow(clientDir, "assets")
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => readFileSync(join(clientDir, name), "utf8").split(/[\s"'`]+/));
}

/** What the pages of a site need of the bundle, gathered page by page. */
export class BundleNeeds {
  readonly #groups = new Map<string, Group>();
  readonly #sheets = new Map<string, string>();
  readonly #scripts = new Set<string>();

  /** The stylesheets of blocks, by their addresses; that of all pages is a file of the bundle. */
  get sheets(): Stylesheet[] {
    return [...this.#sheets].map(([path, css]) => ({ path, css }));
  }

  addSheets(sheets: Iterable<Stylesheet>): void {
    for (const { path, css } of sheets) this.#sheets.set(path, css);
  }

  addPage(name: string, { sheets, classLists, isScripted, scripts }: PageNeeds): void {
    const group = this.#groups.get(name) ?? { sheets: new Set(), classLists: new Set(), isScripted: false };
    this.#groups.set(name, group);
    for (const sheet of sheets) group.sheets.add(sheet);
    for (const list of classLists) group.classLists.add(list);
    group.isScripted ||= isScripted;
    for (const script of scripts) this.#scripts.add(script);
  }

  /** The scripts in the pages that load those of the bundle. */
  get loaders(): string[] {
    return [...this.#scripts].map(loaderOf);
  }

  /**
   * Makes the styles of each group: those of its stylesheets that its pages use. The sheet of all pages is the first one,
   * and the others stand in the same order however the pages have been shared out. The sheet's file is removed.
   *
   * @param siteUrl what a link within the site begins with on paper (renderer/styles/print.css)
   */
  makeStyles(clientDir: string, siteUrl: string): Map<string, string> {
    const scriptWords = readScriptWords(clientDir);
    const linked = [...this.#groups.values()].flatMap(({ sheets }) => [...sheets]);
    const files = [...new Set(linked)].filter((sheet) => !this.#sheets.has(sheet)).sort();
    const shared = files.map((file): [string, string] => [file, readFileSync(join(clientDir, file), "utf8")]);
    for (const file of files) rmSync(join(clientDir, file));
    const ordered = [...shared, ...[...this.#sheets].sort(([a], [b]) => (a < b ? -1 : 1))];
    return new Map(
      [...this.#groups].map(([name, { sheets, classLists, isScripted }]) => {
        const css = ordered.map(([path, text]) => (sheets.has(path) ? text : "")).join("");
        const site = `:root{--site-url:${JSON.stringify(siteUrl)}}`;
        return [
          name,
          usedStyles(css + site, new Set([...wordsOf(classLists), ...(isScripted ? scriptWords : [])])),
        ];
      }),
    );
  }
}

/**
 * A page with its styles in it, in the place of the links to its stylesheets or of the styles that it had before: the
 * first paint then waits for nothing but the page. Its script gives way to one that loads it.
 */
export function withStyles(html: string, style: string): string {
  const head = headOf(html);
  const loader = (_tag: string, address: string) => `<script>${loaderOf(address)}</script>`;
  const rest = html.slice(head.length).replace(SCRIPT_TAG, loader);
  const [bare = ""] = head.replace(STYLESHEET_LINK, "").split(STYLE_TAG);
  return `${bare}${STYLE_TAG}${style}</style>${rest}`;
}
