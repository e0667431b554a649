import { type Diagnostic, FILE_START } from "../../schema/diagnostic";
import type { OutputContext } from "../claims/output";
import { toDiagnostics } from "../rule";
import { type HtmlRule, readHtml } from "./html-facts";
import { printedFigure } from "./literal-figure";
import { structuredData } from "./structured-data";
import { unresolvedToken } from "./unresolved-token";

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
