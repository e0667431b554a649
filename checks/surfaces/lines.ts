import { INLINE } from "../html/markup";
import { PlacedText } from "./placed-text";

/** Elements of SVG that stand within a line, beside those of HTML. */
const SVG_INLINE = new Set(["tspan", "textPath"]);

/** True for an element that is a mark within a line. */
export const isInline = (tag: string): boolean => INLINE.has(tag) || SVG_INLINE.has(tag);

/** The running texts of markup, each ending where an element that is no mark within the line begins or ends. */
export class Lines {
  current = new PlacedText(true);

  constructor(readonly texts: PlacedText[]) {}

  end(): void {
    if (this.current.text.trim() !== "") this.texts.push(this.current);
    this.current = new PlacedText(true);
  }
}
