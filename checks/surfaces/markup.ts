import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from "parse5";
import { PlacedText } from "./placed-text";

/** Elements that stand within a line, so that a quantity may begin before one and end in it: `$<b>12</b>`. */
const NAMES =
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr";
export const INLINE: ReadonlySet<string> = new Set(NAMES.split(" "));

/** Stands for a tag within a line. */
export const TAG = "\u200b";

/** Attributes that say nothing to anyone: addresses, names, styles, and the measures of a drawing. */
export const SILENT_ATTRIBUTE = new RegExp(
  "^(?:class(?:Name)?|style|id|href|src|srcset|sizes|media|rootMargin|for|width|height|" +
    String.raw`d|points|transform|viewBox|[xy]|[xy][12]|[cdfr][xy]|r|offset|fill|stroke[\w-]*)$`,
  "i",
);

/** Elements of SVG that stand within a line, beside those of HTML. */
const SVG_INLINE = new Set(["tspan", "textPath"]);

/** True for an element that is a mark within a line. */
export const isInline = (tag: string): boolean => INLINE.has(tag) || SVG_INLINE.has(tag);

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

/** What the caller wants to know of a document; `C` is what holds for all that stands in an element. */
export interface MarkupVisitor<C> {
  /** Of an element, from that of the element around it. */
  contextOf(element: Element, outer: C): C;
  /** A line of running text, or an attribute that says something. */
  onText(text: PlacedText, context: C, attribute?: string): void;
  /** A script or a style sheet, whose content is no running text. */
  onEmbedded(element: Element, context: C): void;
}

/** Reads the texts of an HTML, XML or SVG document, joined across marks within a line. */
class MarkupReader<C> {
  constructor(
    readonly source: string,
    readonly visitor: MarkupVisitor<C>,
  ) {}

  read(parent: DefaultTreeAdapterTypes.ParentNode, context: C): void {
    const lines = new Lines((line) => this.visitor.onText(line, context));
    this.#children(parent, lines, context);
    lines.end();
  }

  #children(parent: DefaultTreeAdapterTypes.ParentNode, lines: Lines, context: C): void {
    for (const node of parent.childNodes) {
      const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
      if (tree.isTextNode(node)) lines.current.append(node.value, startOffset, endOffset);
      else if (tree.isElementNode(node)) this.#element(node, lines, context);
    }
  }

  #element(element: Element, lines: Lines, outer: C): void {
    const context = this.visitor.contextOf(element, outer);
    this.#attributes(element, context);
    const { tagName, sourceCodeLocation } = element;
    if (tagName === "script" || tagName === "style") {
      this.visitor.onEmbedded(element, context);
      return;
    }
    const content = "content" in element ? (element as DefaultTreeAdapterTypes.Template).content : element;
    // What a drawing or a computed figure says is judged by itself.
    const isApart = element.attrs.some(({ name }) => name === "role" || name.startsWith("data-"));
    if (!isInline(tagName) || isApart) {
      lines.end();
      this.read(content, context);
      return;
    }
    const at = sourceCodeLocation?.startOffset ?? 0;
    lines.current.append(TAG, at, at);
    this.#children(content, lines, context);
    lines.current.append(TAG, at, at);
  }

  #attributes({ attrs, sourceCodeLocation }: Element, context: C): void {
    for (const { name, value } of attrs) {
      // An address says nothing to a reader, but a token left in it leads nowhere.
      if (value === "" || (SILENT_ATTRIBUTE.test(name) && !value.includes("{{"))) continue;
      const { startOffset = 0, endOffset = 0 } = sourceCodeLocation?.attrs?.[name] ?? {};
      const [opening = "", quote] = /^[^=]*=\s*(["']?)/.exec(this.source.slice(startOffset, endOffset)) ?? [];
      const text = new PlacedText();
      text.append(value, startOffset + opening.length, endOffset - (quote ? 1 : 0));
      this.visitor.onText(text, context, name);
    }
  }
}

/**
 * Reads a document once.
 *
 * @param outermost what holds for all of it
 * @param hasPlaces texts know where they stand in the source, which takes half as long again
 */
export function readMarkup<C>(
  source: string,
  visitor: MarkupVisitor<C>,
  outermost: C,
  hasPlaces = false,
): void {
  const document = parse(source, { sourceCodeLocationInfo: hasPlaces });
  new MarkupReader(source, visitor).read(document, outermost);
}
