import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { TAG } from "../html/markup";
import { codeTexts } from "./code-texts";
import { dataTexts } from "./data-texts";
import { isInline, Lines } from "./lines";
import { MARKUP } from "./notations";
import { PlacedText } from "./placed-text";
import { styleTexts } from "./style-texts";

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that say something to a reader. */
const SPOKEN =
  /^(?:alt|title|content|label|placeholder|value|summary|aria-(?:label|description|valuetext|roledescription|placeholder))$/;

class MarkupReader {
  readonly texts: PlacedText[] = [];
  readonly #lines = new Lines(this.texts);

  constructor(readonly source: string) {
    // HTML knows CDATA in drawings only; blanked, its text is read everywhere.
    const document = parse(
      source.replace(/<!\[CDATA\[|\]\]>/g, (mark) => " ".repeat(mark.length)),
      {
        sourceCodeLocationInfo: true,
      },
    );
    this.#children(document);
    this.#lines.end();
  }

  #children(parent: DefaultTreeAdapterTypes.ParentNode): void {
    for (const node of parent.childNodes) {
      const place = node.sourceCodeLocation;
      if (tree.isTextNode(node) && place)
        this.#lines.current.appendDecoded(this.source, place.startOffset, place.endOffset, MARKUP);
      else if (tree.isElementNode(node)) this.#element(node);
    }
  }

  #element(element: Element): void {
    this.#attributes(element);
    const { tagName } = element;
    if (tagName === "script" || tagName === "style") {
      this.#embedded(element);
      return;
    }
    const at = element.sourceCodeLocation?.startOffset ?? 0;
    const edge = () => (isInline(tagName) ? this.#lines.current.append(TAG, at, at) : this.#lines.end());
    edge();
    this.#children("content" in element ? (element as DefaultTreeAdapterTypes.Template).content : element);
    edge();
  }

  #attributes({ attrs, sourceCodeLocation }: Element): void {
    for (const { name } of attrs) {
      const place = sourceCodeLocation?.attrs?.[name];
      if (!place || !SPOKEN.test(name)) continue;
      const { startOffset, endOffset } = place;
      const [opening = "", quote] = /^[^=]*=\s*(["']?)/.exec(this.source.slice(startOffset, endOffset)) ?? [];
      const text = new PlacedText();
      const end = endOffset - (quote ? 1 : 0);
      text.appendDecoded(this.source, startOffset + opening.length, end, MARKUP);
      this.texts.push(text);
    }
  }

  /** Data, code and styles within a document. */
  #embedded({ tagName, attrs, childNodes: [child] }: Element): void {
    const place = child?.sourceCodeLocation;
    if (!place) return;
    const { startOffset, endOffset } = place;
    // Blanked, so that places are those of the document.
    const before = this.source.slice(0, startOffset).replace(/[^\n]/g, " ");
    const source = before + this.source.slice(startOffset, endOffset);
    const isData = attrs.some(({ name, value }) => name === "type" && value.includes("json"));
    if (tagName === "style") this.texts.push(...styleTexts(source));
    else this.texts.push(...(isData ? dataTexts(source) : codeTexts("embedded.js", source)));
  }
}

/**
 * The texts of an HTML, XML or SVG file: running text, joined across marks within a line and across the `tspan`s of a
 * drawing, and the attributes that a reader is told.
 */
export function markupTexts(source: string): PlacedText[] {
  return new MarkupReader(source).texts;
}
