import type { Page } from "@playwright/test";
import { PARTS } from "../../renderer/head/inline-scripts";

/** A phone of a fourth of our speed took 59 ms for 147 elements, where a task may take 50 before it blocks. */
const MOST_ELEMENTS = 95;

/**
 * What below the first view of a page would be laid out in one frame though it is too much for it, one line each: a part
 * (renderer/head/inline-scripts.ts) without the parts in it that wait for a frame of their own (styles/layout.css).
 */
export const heavyParts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([parts, most]) => {
      const { dataset } = document.documentElement;
      const shown = document.querySelectorAll<HTMLElement>("[data-shown]");
      for (const part of shown) delete part.dataset.shown;
      dataset.anew = "";
      const isHidden = (element: Element) => getComputedStyle(element).display === "none";
      const waiting = [...document.querySelectorAll(parts)].filter(isHidden);
      const shownOf = (element: Element): Element[] =>
        element.matches("details:not([open])") ? [...element.children].slice(0, 1) : [...element.children];
      const sizeOf = (element: Element): number =>
        shownOf(element).reduce((sum, child) => sum + (isHidden(child) ? 0 : sizeOf(child)), 1);
      const faults = waiting
        .map((part) => ({ size: sizeOf(part), name: `${part.localName}.${part.getAttribute("class")}` }))
        .filter(({ size }) => size > most)
        .map(({ size, name }) => `${size} elements in ${name}`);
      delete dataset.anew;
      for (const part of shown) part.dataset.shown = "";
      return faults;
    },
    [PARTS, MOST_ELEMENTS] as const,
  );
