import type { JsonValue } from "../../schema/json-document";
import type { OutputContext } from "../claims/output";
import type { Finding, RuleFacts } from "../rule";
import { dataTexts } from "../surfaces/data-texts";
import { type Element, readMarkup } from "../surfaces/markup";

/** A text of a document: running text, an attribute, or a value of its structured data. */
export interface HtmlText {
  text: string;
  /** Name of the attribute that contains it. */
  attribute?: string;
  /** The block that contains it, or header, footer or head. */
  where: string;
  /** Whether it is in an illustrative block or a drawn picture, whose component may compute amounts from declared ones. */
  isExample: boolean;
  /** Whether a component computes it from checked rates (`data-computed`). The component's tests compare it with the constants. */
  isComputed: boolean;
}

/** Input of the rules about built HTML, read in one pass. */
export interface HtmlFacts {
  texts: HtmlText[];
  /** Structured data for search engines (JSON-LD). */
  structured: JsonValue[];
}

/** A fault in a built page. */
export type HtmlFinding = Pick<Finding, "where" | "message" | "fix">;

/** A rule about the HTML of a built page, for what sources cannot show: figures that components compute. */
export interface HtmlRule extends RuleFacts {
  check(facts: HtmlFacts, context: OutputContext): HtmlFinding[];
}

const REGIONS = ["head", "header", "footer", "nav"];

/** Reads a document once for all rules. */
export function readHtml(html: string): HtmlFacts {
  const facts: HtmlFacts = { texts: [], structured: [] };
  // Blocks are added at their first text, so they are in document order: the section of each block has an attribute with text.
  const blocks = new Set<Element>();
  const add = (text: string, within: readonly Element[], name?: string) => {
    const has = (wanted: string) => within.some(({ attributes }) => wanted in attributes);
    const block = within.findLast(({ tag, attributes }) => tag === "section" && attributes["data-block"]);
    if (block) blocks.add(block);
    const region = within.find(({ tag }) => REGIONS.includes(tag))?.tag ?? "";
    facts.texts.push({
      text,
      where: block ? `block ${[...blocks].indexOf(block) + 1} ${block.attributes["data-block"]}` : region,
      isExample: has("data-illustrative") || within.some(({ attributes }) => attributes.role === "img"),
      isComputed: has("data-computed"),
      ...(name === undefined ? {} : { attribute: name }),
    });
  };
  readMarkup(html, {
    onText: ({ text }, within, name) => add(text, within, name),
    // Structured data and data of scripts are read, code and styles are not.
    onEmbedded({ start, end }, { attributes: { type } }, within) {
      if (!type?.includes("json")) return;
      const source = html.slice(start, end);
      try {
        const value = JSON.parse(source) as JsonValue;
        if (type.includes("ld+json")) facts.structured.push(value);
        for (const { text } of dataTexts(source)) add(text, within);
      } catch {
        add(source, within);
      }
    },
  });
  return facts;
}
