import { rulesIn } from "../../checks/rule-docs";

/** The table of the rules, up to the text after it. */
const TABLE = /^\| Rule [\s\S]+?(?=\n\n)/m;

/** Returns the text of checks/README.md with the table of the rules that its sections describe. */
export function withRuleTable(readme: string): string {
  const rows = rulesIn(readme).map(
    ({ name, severity, summary }) => `| [${name}](#${name}) | ${severity} | ${summary} |`,
  );
  const table = ["| Rule | Severity | Requirement |", "| --- | --- | --- |", ...rows].join("\n");
  return readme.replace(TABLE, () => table);
}
