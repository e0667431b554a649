import type { OutputContext } from "../claims/output";
import type { RuleFacts } from "../rule";
import type { HtmlFacts } from "./html-facts";

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
