/** What a page needs of the bundle. */
export interface PageNeeds {
  /** Addresses of those that its head links to. */
  sheets: readonly string[];
  /** The values of its `class` attributes, each once. */
  lists: readonly string[];
  /** Scripts may set classes that its HTML does not have. */
  isScripted: boolean;
  /** Addresses of the scripts that its HTML loads. */
  scripts: readonly string[];
}

/** A link to a stylesheet as the renderer and Vike write it. */
export const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/** The script of a page as Vike writes it. */
export const SCRIPT = /<script src="(\/assets\/entries\/[^"]+)"[^>]*><\/script>/g;

/** What makes classes appear on a page that its HTML does not have. */
const SCRIPTED = / data-(?:island|enhance)=|data-block="wrong-number"/;
const CLASSES = / class="([^"]+)"/g;

/** The head of a document, without its end tag. */
export const headOf = (html: string): string => html.slice(0, html.indexOf("</head>"));

const foundIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** Reads what a page needs in its HTML, as it is rendered: with links to its stylesheets. */
export const needsOf = (html: string): PageNeeds => ({
  sheets: foundIn(headOf(html), STYLESHEET),
  lists: foundIn(html, CLASSES),
  isScripted: SCRIPTED.test(html),
  scripts: foundIn(html, SCRIPT),
});
