/** What a page needs of the bundle. */
export interface PageNeeds {
  /** Addresses of those that its head links to. */
  sheets: readonly string[];
  /** The values of its `class` attributes, each once. */
  classLists: readonly string[];
  /** Scripts may set classes that its HTML does not have. */
  isScripted: boolean;
  /** Addresses of the scripts that its HTML loads. */
  scripts: readonly string[];
}

/** A link to a stylesheet as the renderer and Vike write it. */
export const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/** The script of a page as Vike writes it. */
export const SCRIPT_TAG = /<script src="(\/assets\/entries\/[^"]+)"[^>]*><\/script>/g;

/** What makes classes appear on a page that its HTML does not have. */
const SCRIPTED_MARKUP = / data-(?:island|enhance)=|data-block="wrong-number"/;
const CLASS_ATTRIBUTE = / class="([^"]+)"/g;

/** The head of a document, without its end tag. */
export const headOf = (html: string): string => html.slice(0, html.indexOf("</head>"));

const findUnique = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** Reads what a page needs in its HTML, as it is rendered: with links to its stylesheets. */
export const needsOf = (html: string): PageNeeds => ({
  sheets: findUnique(headOf(html), STYLESHEET_LINK),
  classLists: findUnique(html, CLASS_ATTRIBUTE),
  isScripted: SCRIPTED_MARKUP.test(html),
  scripts: findUnique(html, SCRIPT_TAG),
});
