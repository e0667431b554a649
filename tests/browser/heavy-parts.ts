import type { Page } from "@playwright/test";
import { DEFERRED_PARTS_SELECTOR } from "../../renderer/head/inline-scripts";

/** Maximum number of elements. A phone at a fourth of our speed took 59 ms for 147 elements; a task blocks after 50 ms. */
const MAX_ELEMENTS = 95;

/**
 * Reports the parts below the first view (renderer/head/inline-scripts.ts) that have too many elements for the layout of
 * one frame, one line each. Nested parts do not count, since each waits for its own frame (styles/layout.css).
 */
export const heavyParts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([parts, max]) => {
      const { dataset } = document.documentElement;
      const shown = document.querySelectorAll<HTMLElement>("[data-shown]");
      for (const part of shown) delete part.dataset.shown;
      dataset.deferred = "";
      const isHidden = (element: Element) => getComputedStyle(element).display === "none";
      const waiting = [...document.querySelectorAll(parts)].filter(isHidden);
      const shownOf = (element: Element): Element[] =>
        element.matches("details:not([open])") ? [...element.children].slice(0, 1) : [...element.children];
      const sizeOf = (element: Element): number =>
        shownOf(element).reduce((sum, child) => sum + (isHidden(child) ? 0 : sizeOf(child)), 1);
      const faults = waiting
        .map((part) => ({ size: sizeOf(part), name: `${part.localName}.${part.getAttribute("class")}` }))
        .filter(({ size }) => size > max)
        .map(({ size, name }) => `${size} elements in ${name}`);
      delete dataset.deferred;
      for (const part of shown) part.dataset.shown = "";
      return faults;
    },
    [DEFERRED_PARTS_SELECTOR, MAX_ELEMENTS] as const,
  );
