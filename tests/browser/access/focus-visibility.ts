import type { Page } from "@playwright/test";

/** Adds a judge that reports a focused element that is not visible: off the screen, or covered. */
export function judgePlaces(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    /** Returns the visible part of an element: the label of a radio button, the first line of a link in a text. */
    function shownFor(element: Element) {
      const shown = element.matches("[type=radio]") ? (element.closest("label") ?? element) : element;
      return { shown, box: shown.getClientRects()[0] ?? shown.getBoundingClientRect() };
    }

    /** Whether part of an element may be off the screen: a browser scrolls to the caret of a textarea, not to all of it. */
    const mayBeCut = (element: Element, { height }: DOMRect) =>
      element instanceof HTMLTextAreaElement || height > innerHeight / 2;

    function outOfSight(element: Element, box: DOMRect): string[] {
      if (box.width < 1 || box.height < 1) return ["it has no size"];
      const isBeside = box.left < -1 || box.right > innerWidth + 1;
      const isOutside = mayBeCut(element, box)
        ? box.bottom < 0 || box.top > innerHeight
        : box.top < -1 || box.bottom > innerHeight + 1;
      return isBeside || isOutside
        ? [`it is off the screen: ${JSON.stringify(box)} of ${innerWidth} × ${innerHeight}`]
        : [];
    }

    /** Reports the first element that covers an element, in its middle or at one of its edges. */
    function coverOf(shown: Element, box: DOMRect): string[] {
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const [x, y] = [(box.left + box.right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [x, top + 2],
        [x, bottom - 2],
        [box.left + 2, y],
        [box.right - 2, y],
      ] as const;
      for (const point of points) {
        const found = document.elementFromPoint(...point);
        if (!found || shown.contains(found) || found.contains(shown)) continue;
        const cover = `${found.tagName.toLowerCase()}.${found.getAttribute("class") ?? ""}`;
        return [`it lies under ${cover}, from ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
      }
      return [];
    }

    window.judges.push((element) => {
      const { shown, box } = shownFor(element);
      if (!shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return ["it is invisible"];
      return [...outOfSight(element, box), ...coverOf(shown, box)];
    });
  });
}
