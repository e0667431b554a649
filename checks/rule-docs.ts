import { readFileSync } from "node:fs";
import { join } from "node:path";
import { memoizeByText } from "../data/memoize";
import type { Severity } from "../schema/diagnostic";

/** The documentation of a rule: its section in checks/README.md. */
export interface RuleDocs {
  name: string;
  severity: Severity;
  /** What the rule requires, in one sentence. */
  summary: string;
  /** Why the rule exists, for readers who see it as an obstacle. */
  why: string;
  /** Shortest example that breaks the rule, in Markdown: a block of code or a sentence. */
  wrong: string;
  /** The corrected example. */
  right: string;
}

/** The section of a rule: name, requirement, severity, reason and examples, up to the next heading or the end. */
const SECTION =
  /^### (.+?)\n\n\*\*(.+?)\*\* \((\w+): .+?\)\n\n(.+?)\n\nWrong:\s+(.+?)\n\nRight:\s+(.+?)\s*(?=^##|(?![\s\S]))/gms;

/** Returns the documentation of every rule that a diagnostic can name, in the order of a text such as checks/README.md. */
export const rulesIn = memoizeByText((readme): readonly RuleDocs[] =>
  [...readme.matchAll(SECTION)].map(
    ([, name = "", summary = "", severity, why = "", wrong = "", right = ""]) => {
      return { name, severity: severity as Severity, summary, why, wrong, right };
    },
  ),
);

/** Returns the documentation of every rule. @throws when checks/README.md cannot be read */
export const ruleDocs = (): readonly RuleDocs[] =>
  rulesIn(readFileSync(join(import.meta.dirname, "README.md"), "utf8"));

/** Returns the path of a rule's documentation, relative to the project's root. */
export const docsOf = (rule: string): string => `checks/README.md#${rule}`;
