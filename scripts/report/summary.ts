import type { CheckResult, CheckSummary } from "../../checks/check-site";
import type { Contradiction } from "../../checks/rules/contradiction";
import type { Diagnostic, Severity } from "../../schema/diagnostic";

const HEADINGS = ["Fact", "The site says", "Other reading", "Stated on"] as const;

/** `1 page`, `2 pages`. */
function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const numberOf = (diagnostics: readonly Diagnostic[], severity: Severity): number =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** The facts with two readings, a row for each reading, in columns. */
export function contradictionTable(contradictions: readonly Contradiction[]): string[] {
  const rows = contradictions.flatMap(({ key, primary, alternates }) =>
    alternates.map(({ reading, routes }) => [key, primary, reading, routes.join(", ")]),
  );
  const table = [[...HEADINGS], ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** `12 buttons without action, 9 of them calls to action (data/site.json sends them nowhere)`. */
function inertButtons({ inertActions, inertCallsToAction, callsToActionLead }: CheckSummary): string {
  const all = `${count(inertActions, "button")} without action`;
  if (inertCallsToAction === 0) return all;
  const lead = callsToActionLead === "signup" ? "to sign-up" : "nowhere";
  const which = inertCallsToAction === 1 ? "1 of them a call" : `${inertCallsToAction} of them calls`;
  return `${all}, ${which} to action (data/site.json sends ${inertCallsToAction === 1 ? "it" : "them"} ${lead})`;
}

/** What was checked and what was found, in two lines. */
export function closingLines({ diagnostics, summary }: CheckResult): string[] {
  const errors = numberOf(diagnostics, "error");
  const files = new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file))
    .size;
  const found = errors === 0 ? "No errors" : `${count(errors, "error")} in ${count(files, "file")}`;
  return [
    `Checked ${count(summary.pages, "page")} with ${count(summary.blocks, "block")}: ` +
      `${count(summary.tokensUsed, "constant")} in use, ${inertButtons(summary)}, ` +
      `${count(summary.contradictions.length, "open contradiction")}.`,
    `${found}, ${count(numberOf(diagnostics, "warning"), "warning")}.`,
  ];
}
