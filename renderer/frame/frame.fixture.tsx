import type { ReactElement } from "react";
import { find, linksOf, parseHtml, textsOf } from "../../tests/parsed-html";
import { renderInSite } from "../../tests/render";

/** Renders a part of the frame to static HTML, and returns it as an element; for tests in jsdom. */
export const elementOf = (part: ReactElement): HTMLElement => parseHtml(renderInSite(part)).body;

/** Returns the `href` values of the links in an element. */
export const addressesIn = (element: Element): string[] => linksOf(element).map(([, address]) => address);

/** Returns the texts of the elements that are marked as the current page. */
export const currentIn = (element: Element): string[] => textsOf(element, '[aria-current="page"]');

/** Returns the navigation with a label. */
export const navigation = (element: Element, label: string) => find(element, `nav[aria-label="${label}"]`);
