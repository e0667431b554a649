import type { ReactElement } from "react";
import { renderInSite } from "../../tests/render";

/** Renders a part of the frame to static HTML, and returns it as an element; for tests in jsdom. */
export function elementOf(part: ReactElement): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderInSite(part);
  return root;
}

/** Returns the text of an element, with whitespace collapsed. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Returns the `href` values of the links in an element. */
export const addressesIn = (element: Element): (string | null)[] =>
  [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));

/** Returns the texts of the elements that are marked as the current page. */
export const currentIn = (element: Element): string[] =>
  [...element.querySelectorAll('[aria-current="page"]')].map(wordsOf);

/** Returns the navigation with a label. */
export function navigation(element: Element, label: string): Element {
  const found = element.querySelector(`nav[aria-label="${label}"]`);
  if (!found) throw new Error(`There is no navigation "${label}".`);
  return found;
}
