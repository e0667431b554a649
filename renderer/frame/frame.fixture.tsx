import type { ReactElement } from "react";
import { find, linksOf, parseHtml, textsOf } from "../../tests/parsed-html";
import { renderInSite } from "../../tests/render";
import { RouteContext } from "./navigation-link";

/** Renders a part of the frame of a page to static HTML, and returns it as an element; for tests in jsdom. */
export const elementOf = (part: ReactElement, route = "/"): HTMLElement =>
  parseHtml(renderInSite(<RouteContext value={route}>{part}</RouteContext>)).body;

/** Returns the `href` values of the links in an element. */
export const addressesIn = (element: Element): string[] => linksOf(element).map(([, address]) => address);

/** Returns the texts of the elements that are marked as the current page. */
export const currentIn = (element: Element): string[] => textsOf(element, '[aria-current="page"]');

/** Returns the navigation with a label. */
export const navigation = (element: Element, label: string) => find(element, `nav[aria-label="${label}"]`);
