import { codeTexts } from "./code-texts";
import { dataTexts } from "./data-texts";
import { type Element, readMarkup } from "./markup";
import type { PlacedText } from "./placed-text";
import { styleTexts } from "./style-texts";

/** Data, code and styles within a document. */
function embeddedTexts({ tagName, attrs, childNodes: [child] }: Element, document: string): PlacedText[] {
  const place = child?.sourceCodeLocation;
  if (!place) return [];
  const { startOffset, endOffset } = place;
  // Blanked, so that places are those of the document.
  const before = document.slice(0, startOffset).replace(/[^\n]/g, " ");
  const source = before + document.slice(startOffset, endOffset);
  if (tagName === "style") return styleTexts(source);
  const isData = attrs.some(({ name, value }) => name === "type" && value.includes("json"));
  return isData ? dataTexts(source) : codeTexts("embedded.js", source);
}

/**
 * The texts of an HTML, XML or SVG file: running text, joined across marks within a line and across the `tspan`s of a
 * drawing, and the attributes that a reader is told.
 */
export function markupTexts(source: string): PlacedText[] {
  const texts: PlacedText[] = [];
  // HTML knows CDATA in drawings only; blanked, its text is read everywhere.
  const document = source.replace(/<!\[CDATA\[|\]\]>/g, (mark) => " ".repeat(mark.length));
  const visitor = {
    onText: (text: PlacedText) => texts.push(text),
    onEmbedded: (element: Element) => texts.push(...embeddedTexts(element, document)),
  };
  readMarkup(document, visitor, true);
  return texts;
}
