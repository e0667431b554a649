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

/** Combined needs of the pages of a group. */
interface Group {
  sheets: Set<string>;
  classLists: Set<string>;
  isScripted: boolean;
}

/**
 * Returns the group of pages that a page shares its styles with: the pages of its kind, or those of its template. The
 * number of groups does not grow with the number of pages, so the Content Security Policy can list the styles of all.
 */
export const styleGroup = ({ kind, file }: Pick<PageSummary, "kind" | "file">): string =>
  file.includes("[") ? file : kind;

const wordsOf = (classLists: Iterable<string>): string[] =>
  [...classLists].flatMap((list) =>
    list.replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity).split(/\s+/),
  );

/** Reads every word of the scripts, which includes each class that they may set. */
function readScriptWords(clientDir: string): string[] {
  return filesBelow(clientDir, "assets")
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => readFileSync(join(clientDir, name), "utf8").split(/[\s"'`]+/));
}

/** Collects the parts of the bundle that the pages of a site need. */
export class BundleNeeds {
  readonly #groups = new Map<string, Group>();
  readonly #sheets = new Map<string, string>();
  readonly #scripts = new Set<string>();

  /** Stylesheets of blocks. The stylesheet of all pages is not among them: it is a file of the bundle. */
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

  /** Texts of the inline scripts that load the scripts of the bundle. */
  get loaders(): string[] {
    return [...this.#scripts].map(loaderOf);
  }

  /**
   * Returns the CSS of each group: the rules of its stylesheets that its pages use. The stylesheet of all pages comes
   * first; the others are sorted by path, so their order does not depend on the order in which pages were rendered.
   * Deletes the file of the stylesheet of all pages.
   *
   * @param siteUrl prefix of internal links in print (renderer/styles/print.css)
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
 * Returns a page with its styles inlined in place of its stylesheet links or of its earlier inlined styles, so that the
 * first paint waits only for the page. Replaces its script tag with an inline script that loads the script.
 */
export function withStyles(html: string, style: string): string {
  const head = headOf(html);
  const loader = (_tag: string, address: string) => `<script>${loaderOf(address)}</script>`;
  const rest = html.slice(head.length).replace(SCRIPT_TAG, loader);
  const [bare = ""] = head.replace(STYLESHEET_LINK, "").split(STYLE_TAG);
  return `${bare}${STYLE_TAG}${style}</style>${rest}`;
}
