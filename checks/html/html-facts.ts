import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { isJsonObject, type JsonValue } from "../../schema/json-document";
import { INLINE, SILENT_ATTRIBUTE, TAG } from "./markup";

/** A piece of what a document says: running text, an attribute, or a value of its structured data. */
export interface HtmlText {
  text: string;
  /** Name of the attribute that says it. */
  attribute?: string;
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
  headings: { level: number; text: string; where: string }[];
  ids: { id: string; where: string }[];
  /** What search engines are told (JSON-LD). */
  structured: { value: JsonValue; where: string }[];
}

type Element = DefaultTreeAdapterTypes.Element;

/** The most frequent silent attributes. They are near half of a page, so leaving them out halves the time to parse. */
const FREQUENT_SILENT = / (?:class|d|points|transform|viewBox)="[^"{]*"/g;
const REGIONS = new Set(["head", "header", "footer", "nav"]);

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** What holds for all that stands in an element. */
interface Context {
  where: string;
  isExample: boolean;
  isComputed: boolean;
}

class FactReader {
  readonly facts: HtmlFacts = { texts: [], headings: [], ids: [], structured: [] };
  #line = "";
  #blocks = 0;

  visit(parent: DefaultTreeAdapterTypes.ParentNode, context: Context): void {
    for (const node of parent.childNodes) {
      if (tree.isTextNode(node)) this.#line += node.value;
      else if (tree.isElementNode(node)) this.#element(node, context);
    }
  }

  /** Ends the running text that has been collected so far. */
  flush({ where, isExample, isComputed }: Context): void {
    if (this.#line.trim() !== "") this.facts.texts.push({ text: this.#line, where, isExample, isComputed });
    this.#line = "";
  }

  #element(element: Element, outer: Context): void {
    const context = this.#contextOf(element, outer);
    this.#attributes(element, context);
    if (element.tagName === "script" || element.tagName === "style") {
      this.#data(element, context);
      return;
    }
    const isInline =
      INLINE.has(element.tagName) &&
      context.isExample === outer.isExample &&
      context.isComputed === outer.isComputed;
    if (isInline) this.#line += TAG;
    else this.flush(outer);
    const before = this.facts.texts.length;
    this.visit(
      "content" in element ? (element as DefaultTreeAdapterTypes.Template).content : element,
      context,
    );
    if (isInline) {
      this.#line += TAG;
      return;
    }
    this.flush(context);
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level === undefined) return;
    const texts = this.facts.texts.slice(before).filter((text) => text.attribute === undefined);
    const text = texts
      .map((part) => part.text)
      .join(" ")
      .replaceAll(TAG, "")
      .replace(/\s+/g, " ")
      .trim();
    this.facts.headings.push({ level: Number(level), text, where: context.where });
  }

  #contextOf(element: Element, outer: Context): Context {
    const type = element.tagName === "section" ? attribute(element, "data-block") : undefined;
    if (type !== undefined) this.#blocks += 1;
    const region = outer.where === "" && REGIONS.has(element.tagName) ? element.tagName : outer.where;
    const isExample =
      attribute(element, "data-illustrative") !== undefined || attribute(element, "role") === "img";
    return {
      where: type === undefined ? region : `block ${this.#blocks} ${type}`,
      isExample: outer.isExample || isExample,
      isComputed: outer.isComputed || attribute(element, "data-computed") !== undefined,
    };
  }

  #attributes(element: Element, context: Context): void {
    for (const { name, value } of element.attrs) {
      if (name === "id") this.facts.ids.push({ id: value, where: context.where });
      // An address says nothing to a reader, but a token left in it leads nowhere.
      const isSaid = value !== "" && (!SILENT_ATTRIBUTE.test(name) || value.includes("{{"));
      if (isSaid) this.facts.texts.push({ text: value, attribute: name, ...context });
    }
  }

  /** Structured data and data of scripts; code and styles are not read. */
  #data(element: Element, context: Context): void {
    const type = attribute(element, "type");
    if (!type?.includes("json")) return;
    const [child] = element.childNodes;
    const text = child && tree.isTextNode(child) ? child.value : "";
    try {
      const value = JSON.parse(text) as JsonValue;
      if (type.includes("ld+json")) this.facts.structured.push({ value, where: context.where });
      this.#values(value, "", context);
    } catch {
      this.facts.texts.push({ text, ...context });
    }
  }

  #values(value: JsonValue, key: string, context: Context): void {
    if (Array.isArray(value)) for (const child of value) this.#values(child, key, context);
    else if (isJsonObject(value))
      for (const [name, child] of Object.entries(value)) this.#values(child, name, context);
    else {
      // https://schema.org/price is a bare number, its currency stands beside it.
      const isPrice = /price$/i.test(key) && /^\d+(\.\d+)?$/.test(String(value));
      this.facts.texts.push({ text: isPrice ? `${value} USD` : String(value), ...context });
    }
  }
}

/** Reads a document once for all rules. */
export function readHtml(html: string): HtmlFacts {
  const reader = new FactReader();
  const context = { where: "", isExample: false, isComputed: false };
  reader.visit(parse(html.replace(FREQUENT_SILENT, "")), context);
  reader.flush(context);
  return reader.facts;
}
