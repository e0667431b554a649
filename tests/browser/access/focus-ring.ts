import type { Page } from "@playwright/test";

/**
 * From now on each stop of a walk is asked for its ring: whether it has one, whether it stands out from what is behind it
 * (3:1, WCAG 1.4.11), and whether something cuts it.
 */
export function judgeRings(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map<string, { light: number; alpha: number }>();

    /** Relative luminance of a colour, as WCAG 2 reckons it, and how much it covers. */
    function read(colour: string) {
      const before = known.get(colour);
      if (before || !canvas) return before ?? { light: 0, alpha: 0 };
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const part = (value: number) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      known.set(colour, { light, alpha: alpha / 255 });
      return { light, alpha: alpha / 255 };
    }

    function contrast(one: string, other: string): number {
      const [dark = 0, bright = 0] = [read(one).light, read(other).light].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    }

    /** The nearest background from an element outwards. */
    function groundOf(element: Element | null): string {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (read(backgroundColor).alpha > 0.5) return backgroundColor;
      }
      return "white";
    }

    /** The ring of what has the focus: its own, that of the box that it is in, or that of a card that it opens. */
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
            colour: outlineColor,
            offset,
            reach: Math.max(0, offset + width),
          };
        }
      return null;
    }

    /** Sides on which an element around a ring shows less of it than all. */
    function cutsOf(box: DOMRect, owner: Element): string[] {
      const cuts: string[] = [];
      for (let at = owner.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const room = at.getBoundingClientRect();
        const isCut =
          (overflowX !== "visible" && (box.left < room.left || box.right > room.right)) ||
          (overflowY !== "visible" && (box.top < room.top || box.bottom > room.bottom));
        if (isCut) cuts.push(`its ring is cut by ${at.tagName} ${at.className}`);
      }
      return cuts;
    }

    window.judges.push((element) => {
      const ring = ringOf(element);
      if (!ring) return ["it has no ring"];
      const { owner, isWhole, colour, offset, reach } = ring;
      const ground = groundOf(offset < 0 ? owner : owner.parentElement);
      const ratio = contrast(colour, ground);
      const { x, y, width, height } = owner.getBoundingClientRect();
      // Half a pixel is lost in rounding.
      const more = reach - 0.5;
      const box = new DOMRect(x - more, y - more, width + 2 * more, height + 2 * more);
      return [
        ...(ratio < 3 ? [`its ring, ${colour}, stands out by ${ratio.toFixed(1)} only from ${ground}`] : []),
        ...(isWhole ? [] : cutsOf(box, owner)),
      ];
    });
  });
}
