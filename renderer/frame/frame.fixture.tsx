import type { ReactElement } from "react";
import { renderInSite } from "../../tests/render";

/** The static HTML of a part of the frame as elements; for tests in jsdom. */
export function elementOf(part: ReactElement): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderInSite(part);
  return root;
}

/** Words of an element, with single spaces. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Addresses of the links below an element. */
export const addressesIn = (element: Element): (string | null)[] =>
  [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));

/** Words of what is marked as the current page below an element. */
export const currentIn = (element: Element): string[] =>
  [...element.querySelectorAll('[aria-current="page"]')].map(wordsOf);

/** The navigation of that name. */
export function navigation(element: Element, label: string): Element {
  const found = element.querySelector(`nav[aria-label="${label}"]`);
  if (!found) throw new Error(`There is no navigation "${label}".`);
  return found;
}
