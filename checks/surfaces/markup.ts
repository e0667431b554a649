import { Parser } from "htmlparser2";
import type { Span } from "../text";
import { PlacedText } from "./placed-text";

/** Elements of HTML and SVG that stand within a line, so that a quantity may begin before one and end in it: `$<b>12</b>`. */
const INLINE =
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan textPath u var wbr";
const INLINE_NAMES = new Set(INLINE.split(" "));

/** Stands for a tag within a line. */
export const TAG = "\u200b";

/** What is said, without its tags. */
export const withoutTags = (text: string): string => text.replaceAll(TAG, "");

/** Attributes that say nothing to anyone: addresses, names, styles, and the measures of a drawing. */
export const SILENT_ATTRIBUTE = new RegExp(
  "^(?:class(?:Name)?|style|id|href|src|srcset|sizes|media|rootMargin|for|width|height|" +
    String.raw`d|points|transform|viewBox|[xy]|[xy][12]|[cdfr][xy]|r|offset|fill|stroke[\w-]*)$`,
  "i",
);

/** True for an element that is a mark within a line. */
export const isInline = (tag: string): boolean => INLINE_NAMES.has(tag);

/** The running texts of markup, each ending where an element that is no mark within the line begins or ends. */
export class Lines {
  current = new PlacedText(true);

  constructor(readonly onLine: (line: PlacedText) => void) {}

  end(): void {
    if (this.current.text.trim() !== "") this.onLine(this.current);
    this.current = new PlacedText(true);
  }
}

/** A text with its character references as they read; one that does not exist stays as it is. */
export const withoutReferences = (text: string): string =>
  text.replace(/&#?\w+;/g, (reference) => {
    let plain = "";
    const parser = new Parser({
      ontext(piece) {
        plain += piece;
      },
    });
    parser.end(reference);
    return plain;
  });

/** An element, with its attributes by their names in small letters. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** What the caller wants to know of a document; `within` are the elements around it now, the outermost first. */
export interface MarkupVisitor {
  /** A line of running text, or an attribute that says something, whose element is the last one. */
  onText(text: PlacedText, within: readonly Element[], attribute?: string): void;
  /** A script or a style sheet, whose content is no running text, and where that stands in the source. */
  onEmbedded(content: Span, element: Element, within: readonly Element[]): void;
}

/** An attribute that says something, and its range in the source. */
interface SaidByAttribute {
  name: string;
  value: string;
  start: number;
  end: number;
}

const isEmbedded = (tag: string): boolean => tag === "script" || tag === "style";

/** What a drawing or a computed figure says is judged by itself. */
const isMark = ({ tag, attributes }: Element): boolean =>
  isInline(tag) && !Object.keys(attributes).some((name) => name === "role" || name.startsWith("data-"));

/** Reads the texts of an HTML, XML or SVG document once, joined across marks within a line. */
export function readMarkup(source: string, visitor: MarkupVisitor): void {
  const within: Element[] = [];
  const linesWithin = (around: readonly Element[]) => new Lines((line) => visitor.onText(line, around));
  /** Those of each element around this place that is no mark within a line. */
  const lines = [linesWithin([])];
  const current = () => lines.at(-1)?.current ?? new PlacedText();
  let attributes: SaidByAttribute[] = [];
  let embeddedAt = 0;

  const parser = new Parser({
    onattribute(name, value) {
      // An address says nothing to a reader, but a token left in it leads nowhere.
      if (value === "" || (SILENT_ATTRIBUTE.test(name) && !value.includes("{{"))) return;
      attributes.push({ name, value, start: parser.startIndex, end: parser.endIndex });
    },
    onopentag(tag, all) {
      const element = { tag, attributes: all };
      within.push(element);
      for (const said of attributes) visitor.onText(attributeText(said, source), within, said.name);
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

/** What an attribute says, with its place: that of its value, or all of it where a reference is in the value. */
function attributeText({ name, value, start, end }: SaidByAttribute, source: string): PlacedText {
  const at = source.indexOf(value, start + name.length);
  const isPlain = at >= 0 && at + value.length <= end;
  const text = new PlacedText();
  text.append(value, isPlain ? at : start, isPlain ? at + value.length : end);
  return text;
}
