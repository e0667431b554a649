/** Parses the HTML of a page. Needs jsdom. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** Returns the first element that matches a selector. @throws if there is none */
export function find(parent: ParentNode, selector: string): Element {
  const element = parent.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element;
}

/** Returns the text of an element, with collapsed whitespace. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Returns the text of each element that matches a selector, in order. */
export const textsOf = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map(wordsOf);

/** Returns the texts and addresses of the links that match a selector. */
export const linksOf = (parent: ParentNode, selector = "a[href]"): [words: string, address: string][] =>
  [...parent.querySelectorAll(selector)].map((link) => [wordsOf(link), link.getAttribute("href") ?? ""]);
