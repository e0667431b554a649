import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from "parse5";
import { PlacedText } from "./placed-text";

/** Elements of HTML and SVG that stand within a line, so that a quantity may begin before one and end in it: `$<b>12</b>`. */
const INLINE =
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan textPath u var wbr";
const INLINE_NAMES = new Set(INLINE.split(" "));

/** Stands for a tag within a line. */
export const TAG = "\u200b";

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
    const [child] = parseFragment(reference).childNodes;
    return child && tree.isTextNode(child) ? child.value : reference;
  });

export type Element = DefaultTreeAdapterTypes.Element;

/** What the caller wants to know of a document; `within` are the elements around it, the outermost first. */
export interface MarkupVisitor {
  /** A line of running text, or an attribute that says something, whose element is the last one. */
  onText(text: PlacedText, within: readonly Element[], attribute?: string): void;
  /** A script or a style sheet, whose content is no running text. */
  onEmbedded(element: Element, within: readonly Element[]): void;
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

class MarkupReader {
  constructor(
    readonly source: string,
    readonly visitor: MarkupVisitor,
  ) {}

  read(parent: Parent, within: readonly Element[]): void {
    const lines = new Lines((line) => this.visitor.onText(line, within));
    this.#children(parent, lines, within);
    lines.end();
  }

  #children(parent: Parent, lines: Lines, within: readonly Element[]): void {
    for (const node of parent.childNodes) {
      const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
      if (tree.isTextNode(node)) lines.current.append(node.value, startOffset, endOffset);
      else if (tree.isElementNode(node)) this.#element(node, lines, [...within, node]);
    }
  }

  #element(element: Element, lines: Lines, within: readonly Element[]): void {
    this.#attributes(element, within);
    const { tagName, attrs, sourceCodeLocation } = element;
    if (tagName === "script" || tagName === "style") {
      this.visitor.onEmbedded(element, within);
      return;
    }
    const content = "content" in element ? (element as DefaultTreeAdapterTypes.Template).content : element;
    // What a drawing or a computed figure says is judged by itself.
    if (!isInline(tagName) || attrs.some(({ name }) => name === "role" || name.startsWith("data-"))) {
      lines.end();
      this.read(content, within);
      return;
    }
    const at = sourceCodeLocation?.startOffset ?? 0;
    lines.current.append(TAG, at, at);
    this.#children(content, lines, within);
    lines.current.append(TAG, at, at);
  }

  #attributes({ attrs, sourceCodeLocation }: Element, within: readonly Element[]): void {
    for (const { name, value } of attrs) {
      // An address says nothing to a reader, but a token left in it leads nowhere.
      if (value === "" || (SILENT_ATTRIBUTE.test(name) && !value.includes("{{"))) continue;
      const { startOffset = 0, endOffset = 0 } = sourceCodeLocation?.attrs?.[name] ?? {};
      const [opening = "", quote] = /^[^=]*=\s*(["']?)/.exec(this.source.slice(startOffset, endOffset)) ?? [];
      const text = new PlacedText();
      text.append(value, startOffset + opening.length, endOffset - (quote ? 1 : 0));
      this.visitor.onText(text, within, name);
    }
  }
}

/**
 * Reads the texts of an HTML, XML or SVG document once, joined across marks within a line.
 *
 * @param hasPlaces texts know where they stand in the source, which takes half as long again
 */
export function readMarkup(source: string, visitor: MarkupVisitor, hasPlaces = false): void {
  new MarkupReader(source, visitor).read(parse(source, { sourceCodeLocationInfo: hasPlaces }), []);
}
