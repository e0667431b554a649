import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import type { PublishedPage } from "../../../checks/page-summary";
import { decodeReferences } from "../../../checks/surfaces/markup";
import { filesBelow } from "../../../data/files-below";
import { loaderOf } from "../../../renderer/head/inline-scripts";
import { headOf, type PageNeeds, SCRIPT_TAG, STYLESHEET_LINK } from "./page-needs";

/** A class in a selector, including escape sequences. */
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
const KEYFRAMES = /@keyframes ([\w-]+)/g;

const unescapeName = (name: string): string =>
  name.replace(ESCAPE, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (character ?? ""),
  );

/**
 * Returns a minified stylesheet without the rules whose selectors require an unused class. Attributes, elements and
 * states in selectors are ignored: scripts and visitors change those.
 *
 * @param css stylesheet, minified or not
 * @param used every class that one of the pages has or may get
 */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  const classes = new Set([...css.matchAll(CLASS)].map(([, name = ""]) => unescapeName(name)));
  // lightningcss also removes animations with one of the names, and an animation may have the name of a class.
  const animations = new Set([...css.matchAll(KEYFRAMES)].map(([, name = ""]) => name));
  const unusedSymbols = [...classes].filter((name) => !used.has(name) && !animations.has(name));
  const { code } = transform({
    filename: "page.css",
    code: new TextEncoder().encode(css),
    minify: true,
    unusedSymbols,
  });
  return new TextDecoder().decode(code);
}

const STYLE_TAG = "<style>";

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
export const styleGroup = ({ kind, file }: Pick<PublishedPage, "kind" | "file">): string =>
  file.includes("[") ? file : kind;

const wordsOf = (classLists: Iterable<string>): string[] =>
  [...classLists].flatMap((list) => decodeReferences(list).split(/\s+/));

/** Reads every word of the scripts, which includes each class that they may set. */
function readScriptWords(clientDir: string): string[] {
  return filesBelow(clientDir, "assets")
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => readFileSync(join(clientDir, name), "utf8").split(/[\s"'`]+/));
}

/** Collects the parts of the bundle that the pages of a site need. */
export class BundleNeeds {
  readonly #groups = new Map<string, Group>();
  readonly #scripts = new Set<string>();

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
   * Returns the CSS of each group: the rules of its stylesheets that its pages use. Deletes the stylesheet of all pages.
   *
   * @param folder the bundle, of which only `client` is published
   * @param siteUrl prefix of internal links in print (renderer/styles/print.css)
   */
  makeStyles(folder: string, siteUrl: string): Map<string, string> {
    const clientDir = join(folder, "client");
    const scriptWords = readScriptWords(clientDir);
    const site = `:root{--site-url:${JSON.stringify(siteUrl)}}`;
    const shared = new Set<string>();
    const styles = [...this.#groups].map(([name, { sheets, classLists, isScripted }]): [string, string] => {
      const [first = "", ...ofBlocks] = sheets;
      shared.add(join(clientDir, first));
      // Sorted, because pages are rendered in any order. Vike leaves stylesheets that it does not link to in this folder.
      const files = ofBlocks.sort().map((sheet) => join(folder, "server", sheet));
      const css = [join(clientDir, first), ...files].map((file) => readFileSync(file, "utf8")).join("");
      const used = new Set([...wordsOf(classLists), ...(isScripted ? scriptWords : [])]);
      return [name, usedStyles(css + site, used)];
    });
    for (const file of shared) rmSync(file);
    return new Map(styles);
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
