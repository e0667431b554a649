import { defaultTreeAdapter as tree } from "parse5";
import type { JsonValue } from "../../schema/json-document";
import { dataTexts } from "../surfaces/data-texts";
import { type Element, readMarkup } from "../surfaces/markup";

/** A piece of what a document says: running text, an attribute, or a value of its structured data. */
export interface HtmlText extends HtmlContext {
  text: string;
  /** Name of the attribute that says it. */
  attribute?: string;
}

/** What holds for all that stands in an element. */
interface HtmlContext {
  /** The block it belongs to, or header, footer or head. */
  where: string;
  /** In an illustrative block or a drawn picture, whose component may compute amounts from what its source declares. */
  isExample: boolean;
  /** What a component works out from checked rates (`data-computed`), which its own tests hold to the constants. */
  isComputed: boolean;
}

/** What the rules on built HTML need, read in one walk. */
export interface HtmlFacts {
  texts: HtmlText[];
  /** What search engines are told (JSON-LD). */
  structured: { value: JsonValue; where: string }[];
}

/** The most frequent silent attributes. They are near half of a page, so leaving them out halves the time to parse. */
const FREQUENT_SILENT = / (?:class|d|points|transform|viewBox)="[^"{]*"/g;

const REGIONS = new Set(["head", "header", "footer", "nav"]);

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const wordsIn = (element: Element): string =>
  element.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? wordsIn(node) : ""))
    .join("");

class FactReader {
  readonly facts: HtmlFacts = { texts: [], structured: [] };
  #blocks = 0;

  contextOf(element: Element, outer: HtmlContext): HtmlContext {
    const type = element.tagName === "section" ? attribute(element, "data-block") : undefined;
    if (type !== undefined) this.#blocks += 1;
    const region = outer.where === "" && REGIONS.has(element.tagName) ? element.tagName : outer.where;
    const where = type === undefined ? region : `block ${this.#blocks} ${type}`;
    const isExample =
      attribute(element, "data-illustrative") !== undefined || attribute(element, "role") === "img";
    return {
      where,
      isExample: outer.isExample || isExample,
      isComputed: outer.isComputed || attribute(element, "data-computed") !== undefined,
    };
  }

  onText({ text }: { text: string }, context: HtmlContext, name?: string): void {
    this.facts.texts.push({ text, ...context, ...(name === undefined ? {} : { attribute: name }) });
  }

  /** Structured data and data of scripts; code and styles are not read. */
  onEmbedded(element: Element, context: HtmlContext): void {
    const type = attribute(element, "type");
    if (!type?.includes("json")) return;
    const source = wordsIn(element);
    try {
      const value = JSON.parse(source) as JsonValue;
      if (type.includes("ld+json")) this.facts.structured.push({ value, where: context.where });
      for (const text of dataTexts(source)) this.onText(text, context);
    } catch {
      this.onText({ text: source }, context);
    }
  }
}

/** Reads a document once for all rules. */
export function readHtml(html: string): HtmlFacts {
  const reader = new FactReader();
  const outermost = { where: "", isExample: false, isComputed: false };
  readMarkup(html.replace(FREQUENT_SILENT, ""), reader, outermost);
  return reader.facts;
}
