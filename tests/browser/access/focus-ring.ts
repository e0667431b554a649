import type { Page } from "@playwright/test";

/**
 * Adds a judge of the focus ring: it reports a missing ring, too little contrast with the background (3:1, WCAG 1.4.11),
 * and a ring that is clipped.
 */
export function judgeRings(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map<string, { light: number; alpha: number }>();

    /** Returns the relative luminance of a color, as WCAG 2 computes it, and its opacity. */
    function readColor(color: string) {
      const before = known.get(color);
      if (before || !canvas) return before ?? { light: 0, alpha: 0 };
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const part = (value: number) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      known.set(color, { light, alpha: alpha / 255 });
      return { light, alpha: alpha / 255 };
    }

    function contrast(one: string, other: string): number {
      const [dark = 0, bright = 0] = [readColor(one).light, readColor(other).light].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    }

    /** Returns the nearest background color, from an element outwards. */
    function groundOf(element: Element | null): string {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (readColor(backgroundColor).alpha > 0.5) return backgroundColor;
      }
      return "white";
    }

    /** Returns the ring of a focused element: its own, that of its container, or that of a card that it opens. */
    function ringOf(element: Element) {
      const owners = [element, element.parentElement, element.parentElement?.parentElement];
      for (const owner of owners)
        for (const pseudo of [null, "::after"]) {
          if (!owner) continue;
          const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(owner, pseudo);
          const width = Number.parseFloat(outlineWidth);
          if (outlineStyle === "none" || width < 2) continue;
          const offset = Number.parseFloat(outlineOffset);
          return {
            owner,
            isWhole: pseudo !== null,
            color: outlineColor,
            offset,
            reach: Math.max(0, offset + width),
          };
        }
      return null;
    }

    /** Reports the elements around a ring that clip it. */
    function cutsOf(box: DOMRect, owner: Element): string[] {
      const cuts: string[] = [];
      for (let at = owner.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const area = at.getBoundingClientRect();
        const isCut =
          (overflowX !== "visible" && (box.left < area.left || box.right > area.right)) ||
          (overflowY !== "visible" && (box.top < area.top || box.bottom > area.bottom));
        if (isCut) cuts.push(`its ring is cut by ${at.tagName} ${at.className}`);
      }
      return cuts;
    }

    window.judges.push((element) => {
      const ring = ringOf(element);
      if (!ring) return ["it has no ring"];
      const { owner, isWhole, color, offset, reach } = ring;
      const ground = groundOf(offset < 0 ? owner : owner.parentElement);
      const ratio = contrast(color, ground);
      const { x, y, width, height } = owner.getBoundingClientRect();
      // Half a pixel may be lost in rounding.
      const more = reach - 0.5;
      const box = new DOMRect(x - more, y - more, width + 2 * more, height + 2 * more);
      return [
        ...(ratio < 3 ? [`its ring, ${color}, stands out by ${ratio.toFixed(1)} only from ${ground}`] : []),
        ...(isWhole ? [] : cutsOf(box, owner)),
      ];
    });
  });
}
