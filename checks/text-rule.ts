import {
  type Objection,
  type ReasonedText,
  type Reasoning,
  reasoningOf,
  textsOf,
  toFindings,
} from "./reasoning/texts";
import type { PageRule } from "./rule";

/** A rule that reads single texts: pages are held to it here, data files by data-claim.ts. */
export interface TextRule extends PageRule {
  objectionsTo(text: ReasonedText, reasoning: Reasoning): Objection[];
}

/**
 * Makes a page's rule of what is wrong with a text.
 *
 * @param others finds what only a whole page shows
 */
export function textRule(rule: Omit<TextRule, "check">, others: PageRule["check"] = () => []): TextRule {
  return {
    ...rule,
    check: (page, site) => [
      ...toFindings(textsOf(page, site), (text) => rule.objectionsTo(text, reasoningOf(site))),
      ...others(page, site),
    ],
  };
}
