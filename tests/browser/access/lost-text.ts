import type { Page } from "@playwright/test";

/**
 * Reports text that is unreadable in the current layout of a page: cut off, outside of the page, under other text, or in
 * a column of too few characters.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Elements without text to check; drawings have the same text in their description. */
    const IGNORED = "[role=img], svg, [aria-hidden=true], .skip-link, script, style, noscript";
    /** Tolerance in pixels: a character that is a little wider than its line hides nothing. */
    const TOLERANCE = 2;
    /** A broken text has at least this many lines and fewer characters than this in each; shorter words never break. */
    const BROKEN = { lines: 4, characters: 4.5 };

    interface Line {
      text: string;
      parent: Element;
      box: DOMRect;
    }

    /** Properties of an element and its ancestors that affect the text in it. */
    interface Frame {
      /** Whether the text is for screen readers only: positioned absolutely, and clipped to nothing or one pixel. */
      isForScreenReaders: boolean;
      /** The elements that show only part of their content, from the inside outwards. */
      cutters: { element: Element; scrolls: boolean; hidesX: boolean; hidesY: boolean }[];
    }

    // Cached, since reading the styles of all ancestors for each line of text would take most of the time.
    const frames = new Map<Element, Frame>();
    function frameOf(element: Element | null): Frame {
      if (!element) return { isForScreenReaders: false, cutters: [] };
      const known = frames.get(element);
      if (known) return known;
      const outer = frameOf(element.parentElement);
      const { position, clipPath, overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      const own = { element, scrolls, hidesX: hides(overflowX), hidesY: hides(overflowY) };
      const isCutter = !element.contains(document.body) && (own.scrolls || own.hidesX || own.hidesY);
      const frame = {
        isForScreenReaders:
          outer.isForScreenReaders ||
          (position === "absolute" && (clipPath !== "none" || element.clientWidth <= 1)),
        cutters: isCutter ? [own, ...outer.cutters] : outer.cutters,
      };
      frames.set(element, frame);
      return frame;
    }

    /** Whether a line is scrolled out of view within a part of the page: it cannot cover other text. */
    const isScrolledAway = (element: Element, box: DOMRect): boolean =>
      frameOf(element).cutters.some((cutter) => {
        if (!cutter.scrolls) return false;
        const area = cutter.element.getBoundingClientRect();
        return (
          box.left < area.left || box.right > area.right || box.top < area.top || box.bottom > area.bottom
        );
      });

    const faults = new Set<string>();

    /** Returns every visible line of text. */
    function linesOfText(): Line[] {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: parent, textContent } = node;
        const text = textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
        if (!text || !parent || parent.closest(IGNORED)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (frameOf(parent).isForScreenReaders) continue;
        if (isBroken(node as Text)) faults.add(`"${text}" is broken into a column`);
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 0 && !isScrolledAway(parent, box)) lines.push({ text, parent, box });
      }
      return lines;
    }

    /** Whether a text is in a column that is narrower than its words. */
    function isBroken(node: Text): boolean {
      const words = node.data.trim().split(/[\s-]+/);
      if (words.every(({ length }) => length <= BROKEN.characters)) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines >= BROKEN.lines && words.join(" ").length / lines < BROKEN.characters;
    }

    /** Returns the element that cuts a line off: an ancestor that hides its overflow. */
    const cutterOf = ({ parent, box }: Line): Element | undefined =>
      frameOf(parent).cutters.find(({ element, hidesX, hidesY }) => {
        const area = element.getBoundingClientRect();
        return (
          (hidesX && (box.left < area.left - TOLERANCE || box.right > area.right + TOLERANCE)) ||
          (hidesY && (box.top < area.top - TOLERANCE || box.bottom > area.bottom + TOLERANCE))
        );
      })?.element;

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 60);

    // Further down, sticky elements would cover the text that scrolls below them.
    scrollTo({ top: 0, behavior: "instant" });
    const lines = linesOfText();
    for (const line of lines) {
      const cutter = cutterOf(line);
      if (cutter) faults.add(`"${line.text}" is cut off by ${nameOf(cutter)}`);
      const { left, right } = line.box;
      if (left < -TOLERANCE || right > innerWidth + TOLERANCE)
        faults.add(`"${line.text}" is beside the page, from ${Math.round(left)} to ${Math.round(right)}`);
    }
    // Only code may scroll sideways, since its lines do not wrap.
    for (const part of document.querySelectorAll("body :not(pre)")) {
      const isWider = part.scrollWidth > part.clientWidth + TOLERANCE;
      if (isWider && /auto|scroll/.test(getComputedStyle(part).overflowX) && part.checkVisibility())
        faults.add(`${nameOf(part)} has to be scrolled sideways`);
    }

    // Lines of one paragraph may touch; those of two may not.
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, { text, parent, box }] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > box.bottom - TOLERANCE) break;
        if (parent.contains(other.parent) || other.parent.contains(parent)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > TOLERANCE && high > Math.min(box.height, other.box.height) / 3)
          faults.add(`"${text}" and "${other.text}" lie upon each other`);
      }
    }

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) {
      const parts = [...document.querySelectorAll("body *")].filter((part) => {
        const { right, left } = part.getBoundingClientRect();
        return right > innerWidth + 1 && left < right && !part.closest("svg");
      });
      faults.add(`the page is ${wide} px too wide: ${parts.slice(-3).map(nameOf).join(", ")}`);
    }
    return [...faults];
  });
}
