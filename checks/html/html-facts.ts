import type { JsonValue } from "../../schema/json-document";
import type { OutputContext } from "../claims/output";
import type { RuleFacts } from "../rule";
import { dataTexts } from "../surfaces/data-texts";
import { type Element, readMarkup } from "../surfaces/markup";

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
  /** What search engines are told (JSON-LD). */
  structured: JsonValue[];
}

/** What a rule found in a built page. */
export interface HtmlFinding {
  where: string;
  message: string;
  fix: string;
  /** The running text that it stands in, with a TAG for each mark within the line. */
  printed?: string;
}

/** A rule about the HTML of a built page, for what sources cannot show: figures that components work out. */
export interface HtmlRule extends RuleFacts {
  check(facts: HtmlFacts, context: OutputContext): HtmlFinding[];
}

const REGIONS = ["head", "header", "footer", "nav"];

/** Reads a document once for all rules. */
export function readHtml(html: string): HtmlFacts {
  const facts: HtmlFacts = { texts: [], structured: [] };
  // Each says something by its attribute, before anything in it does.
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
    // Structured data and data of scripts; code and styles are not read.
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
