import { type Diagnostic, FILE_START } from "../../schema/diagnostic";
import { type OutputContext, unexplainedIn } from "../claims/output";
import { isOurPrice } from "../claims/own-claims";
import { toDiagnostics } from "../rule";
import { literalFigure } from "../rules/literal-figure";
import { withoutTags } from "../surfaces/markup";
import { type HtmlRule, readHtml } from "./html-facts";
import { structuredData } from "./structured-data";

/** Start of a token, long enough to recognize it. */
const TOKEN = /\{\{[^{}]{0,60}(?:\}\})?/g;

const placeIn = (attribute: string | undefined): string => (attribute ? ` in ${attribute}` : "");

/** No token is left in a built page. */
const unresolvedToken: HtmlRule = {
  name: "unresolved-token",
  check: ({ texts }) =>
    texts.flatMap(({ text, attribute, where }) =>
      (text.match(TOKEN) ?? []).map((token) => ({
        where,
        message: `The token "${token.trim()}" is left${placeIn(attribute)}.`,
        fix: "Tokens are resolved in page and block content only; move the text there, or write it without a token.",
      })),
    ),
};

/** A component adds no figure to those of the page's sources. */
const printedFigure: HtmlRule = {
  ...literalFigure,
  check: ({ texts }, context) =>
    texts.flatMap(({ text, attribute, where, isExample, isComputed }) =>
      (isComputed ? [] : unexplainedIn(text, context))
        .filter((quantity) => !isExample || isOurPrice(quantity, text, context))
        .map((quantity) => {
          const found = `"${withoutTags(quantity.text)}"${placeIn(attribute)}`;
          return {
            where,
            message: `The page ${context.route ?? ""} says ${found}, which no constant and no source of the page says.`,
            fix: "Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.",
          };
        }),
    ),
};

/** Rules about the HTML of a built page. */
export const htmlRules: readonly HtmlRule[] = [unresolvedToken, printedFigure, structuredData];

/** Sources and context of a built page. */
export interface HtmlSource extends Pick<OutputContext, "constants" | "route"> {
  /** JSON file of the page, relative to the project's root; diagnostics refer to it. */
  file: string;
  /** Keys of what the page's sources state (PageSummary). */
  statedKeys?: readonly string[] | undefined;
  /** File of the built page, relative to the site's folder, such as `pricing.html`. */
  output: string;
}

/**
 * Checks the HTML of a built page, as the second pass after its sources.
 *
 * @returns a diagnostic at the page's file for each fault; `where` names the block by position and type
 */
export function checkHtml(html: string, { file, output, statedKeys, ...source }: HtmlSource): Diagnostic[] {
  const context = { ...source, statedKeys: new Set(statedKeys) };
  const facts = readHtml(html);
  const faults = htmlRules.flatMap((rule) => {
    const found = rule.check(facts, context);
    return toDiagnostics(
      rule,
      found.map(({ where, ...details }) => ({ file, ...FILE_START, where: where || output, ...details })),
    );
  });
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
