import type { Severity } from "../../schema/diagnostic";
import type { HtmlFacts } from "./html-facts";
import type { IsKnownAmount } from "./known-amounts";

/** What a rule found in a built page. */
export interface HtmlFinding {
  where: string;
  message: string;
  fix: string;
}

/** A rule about the HTML of a built page, for what sources cannot show: prices and headings written in components. */
export interface HtmlRule {
  /** Permanent kebab-case name. */
  name: string;
  severity: Severity;
  /** What the rule asks for, in one sentence. */
  summary: string;
  check(facts: HtmlFacts, isKnown: IsKnownAmount): HtmlFinding[];
}
