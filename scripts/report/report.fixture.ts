import type { CheckResult } from "../../checks/check-site";
import type { Diagnostic } from "../../schema/diagnostic";

/** An error with every field that a report may show. */
export const fault: Diagnostic = {
  file: "pages/a.json",
  line: 2,
  column: 12,
  length: 3,
  severity: "error",
  rule: "literal-figure",
  where: "block 2 Faq, Questions 1 › Answer",
  message: '"$12" is typed by hand.',
  fix: "Write {{plans.standard.price}}.",
};
/** A checked site with a fault of each severity. */
export const result: CheckResult = {
  diagnostics: [
    fault,
    {
      ...fault,
      line: 9,
      severity: "warning",
      rule: "dead-link",
      where: "",
      message: "No such page: 100%, a\nb.",
    },
    { ...fault, severity: "notice", rule: "inert-action", message: 'The button "Go" does nothing yet.' },
    { ...fault, severity: "notice", rule: "contradiction", message: "The site says $4, but from $8." },
  ],
  pages: [],
};
/** Text of the file with the faults. */
export const source = '{\n  "text": "a $12 b"\n}\n';
