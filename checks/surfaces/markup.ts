import { DomUtils, Parser, parseDocument } from "htmlparser2";
import { PlacedText } from "../placed-text";
import type { Span } from "../text";

/** Inline elements of HTML and SVG. A quantity may start before one and end in it: `$<b>12</b>`. */
const INLINE =
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan textPath u var wbr";
const INLINE_NAMES = new Set(INLINE.split(" "));

/** Replaces an inline tag. */
export const TAG = "\u200b";

/** Removes the inline tags of a text. */
export const withoutTags = (text: string): string => text.replaceAll(TAG, "");

/** Attributes without words: addresses, names, styles, and measures of a drawing. */
export const NON_TEXT_ATTRIBUTE = new RegExp(
  "^(?:class(?:Name)?|style|id|href|src|srcset|sizes|media|rootMargin|for|width|height|" +
    String.raw`d|points|transform|viewBox|preserveAspectRatio|[xy]|[xy][12]|[cdfr][xy]|r|offset|fill|stroke[\w-]*)$`,
  "i",
);

/** Whether an element is inline. */
export const isInline = (tag: string): boolean => INLINE_NAMES.has(tag);

/** Collects running text. A line ends where an element that is not inline starts or ends. */
export class Lines {
  current = new PlacedText(true);

  constructor(readonly onLine: (line: PlacedText) => void) {}

  end(): void {
    if (this.current.text.trim() !== "") this.onLine(this.current);
    this.current = new PlacedText(true);
  }
}

/** Decodes the character references of a text. Unknown ones stay as they are. */
export const decodeReferences = (text: string): string =>
  text.replace(/&#?\w+;/g, (reference) => DomUtils.textContent(parseDocument(reference)));

/** An element, with its attributes by lowercase name. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** Callbacks for the texts of a document. `within` are the elements around the text, outermost first. */
export interface MarkupVisitor {
  /** Called with a line of running text, or with the words of an attribute, whose element is the last one. */
  onText(text: PlacedText, within: readonly Element[], attribute?: string): void;
  /** Called with a script or a style sheet, and the range of its content in the source. */
  onEmbedded(content: Span, element: Element, within: readonly Element[]): void;
}

const isEmbedded = (tag: string): boolean => tag === "script" || tag === "style";

/** Whether an element is inline. The text of a drawing or of a computed figure is judged separately. */
const isMark = ({ tag, attributes }: Element): boolean =>
  isInline(tag) && !Object.keys(attributes).some((name) => name === "role" || name.startsWith("data-"));

/** Reads the texts of an HTML, XML or SVG document in one pass, joined across inline elements. */
export function readMarkup(source: string, visitor: MarkupVisitor): void {
  const within: Element[] = [];
  const linesWithin = (around: readonly Element[]) => new Lines((line) => visitor.onText(line, around));
  /** Lines of the document and of each open element that is not inline. */
  const lines = [linesWithin([])];
  const current = () => lines.at(-1)?.current ?? new PlacedText();
  let attributes: { name: string; text: PlacedText }[] = [];
  let embeddedAt = 0;

  const parser = new Parser({
    onattribute(name, value) {
      // An address has no words for a reader, but a token in it would break the link.
      if (value === "" || (NON_TEXT_ATTRIBUTE.test(name) && !value.includes("{{"))) return;
      const { startIndex: start, endIndex: end } = parser;
      // A value with character references is at the whole attribute.
      const at = source.slice(start, end).lastIndexOf(value);
      const text = new PlacedText();
      text.append(value, start + Math.max(0, at), at < 0 ? end : start + at + value.length);
      attributes.push({ name, text });
    },
    onopentag(tag, all) {
      const element = { tag, attributes: all };
      within.push(element);
      for (const { name, text } of attributes) visitor.onText(text, within, name);
      attributes = [];
      if (isEmbedded(tag)) embeddedAt = parser.endIndex + 1;
      else if (isMark(element)) current().append(TAG, parser.startIndex, parser.startIndex);
      else {
        lines.at(-1)?.end();
        lines.push(linesWithin([...within]));
      }
    },
    ontext(text) {
      const last = within.at(-1);
      if (!last || !isEmbedded(last.tag)) current().append(text, parser.startIndex, parser.endIndex + 1);
    },
    onclosetag(tag) {
      const element = within.at(-1);
      if (element && isEmbedded(tag))
        visitor.onEmbedded({ start: embeddedAt, end: parser.startIndex }, element, within);
      else if (element && isMark(element)) current().append(TAG, parser.startIndex, parser.startIndex);
      else lines.pop()?.end();
      within.pop();
    },
  });
  parser.end(source);
  lines.pop()?.end();
}
