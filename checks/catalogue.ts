import { htmlRules } from "./html/check-html";
import { otherRules } from "./other-rules";
import type { RuleFacts } from "./rule";
import { pageRules, siteRules } from "./rules";
import { outputFigure } from "./surfaces/output-figure";

/** Rules that belong together, in the order in which they are applied. */
export interface RuleGroup {
  title: string;
  rules: readonly RuleFacts[];
}

/** Every rule that a diagnostic can name. */
export const ruleGroups: readonly RuleGroup[] = [
  { title: "Files, blocks and constants", rules: otherRules },
  { title: "Pages", rules: pageRules },
  { title: "The site as a whole", rules: siteRules },
  { title: "What was built", rules: [...htmlRules, outputFigure] },
];

const rules = new Map(ruleGroups.flatMap((group) => group.rules).map((rule) => [rule.name, rule]));

/** The facts of a rule by its name. */
export function ruleOf(name: string): RuleFacts | undefined {
  return rules.get(name);
}

/** Where a rule is explained: a path from the project's root. */
export function docsOf(rule: string): string {
  return `checks/README.md#${rule}`;
}
