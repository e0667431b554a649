import type { Page } from "@playwright/test";

/** From now on each stop of a walk is asked whether it can be seen: on the screen, and with nothing upon it. */
export function judgePlaces(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    /** What the eye sees of an element: a choice has its looks from its label, a link in a text its first line. */
    function shownFor(element: Element) {
      const shown = element.matches("[type=radio]") ? (element.closest("label") ?? element) : element;
      return { shown, box: shown.getClientRects()[0] ?? shown.getBoundingClientRect() };
    }

    /** A browser brings the caret of a text field of several lines into view, and not the whole field. */
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

    /** The first thing that lies upon an element, in its middle or at one of its edges. */
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
