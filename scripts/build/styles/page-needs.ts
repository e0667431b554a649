/** The parts of the bundle that a page needs. */
export type PageNeeds = ReturnType<typeof needsOf>;

/** A link to a stylesheet, as the renderer and Vike write it. */
export const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/** The script of a page, as Vike writes it. */
export const SCRIPT_TAG = /<script src="(\/assets\/entries\/[^"]+)"[^>]*><\/script>/g;

/** Markup of components whose scripts may set classes that the HTML does not contain. */
const SCRIPTED_MARKUP = / data-(?:island|enhance)=|data-block="wrong-number"/;
const CLASS_ATTRIBUTE = / class="([^"]+)"/g;

/** Returns the start of a document up to the end tag of its head. */
export const headOf = (html: string): string => html.slice(0, html.indexOf("</head>"));

const findUnique = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** Returns the needs of a page from its rendered HTML, which still links to its stylesheets. */
export const needsOf = (html: string) => ({
  /** URL paths of the stylesheets that its head links to: first that of all pages, then those of its blocks. */
  sheets: findUnique(headOf(html), STYLESHEET_LINK),
  /** Unique values of its `class` attributes. */
  classLists: findUnique(html, CLASS_ATTRIBUTE),
  /** Whether scripts may set classes that its HTML does not contain. */
  isScripted: SCRIPTED_MARKUP.test(html),
  /** URL paths of the scripts that its HTML loads. */
  scripts: findUnique(html, SCRIPT_TAG),
});
