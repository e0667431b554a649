import type { CheckResult, CheckSummary } from "../../checks/check-site";
import { counted } from "../../schema/counted";
import type { Diagnostic, Severity } from "../../schema/diagnostic";
import { aligned } from "./columns";

/** A row of the table: a name, a number, and what there is to add. */
type Row = readonly [name: string, number: number, note?: string];

const numberOf = (diagnostics: readonly Diagnostic[], severity: Severity): number =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

function actionRows({ inertActions, inertCallsToAction, callsToActionLead }: CheckSummary): Row[] {
  const all: Row = ["Buttons without action", inertActions];
  if (inertCallsToAction === 0) return [all];
  const lead = callsToActionLead === "signup" ? "to sign-up" : "nowhere";
  return [all, ["  calls to action", inertCallsToAction, `data/site.json leads them ${lead}`]];
}

/** What was checked, in aligned columns. */
export function summaryTable(summary: CheckSummary): string[] {
  const rows: Row[] = [
    ["Pages", summary.pages],
    ["Blocks", summary.blocks],
    ["Constants in use", summary.tokensUsed],
    ...actionRows(summary),
    ["Open contradictions", summary.contradictions.length],
  ];
  return [
    "Checked:",
    ...aligned(rows.map(([name, number, note = ""]) => [name, String(number), note])).map(
      (row) => `  ${row}`,
    ),
  ];
}

/** `2 errors in 1 file, 1 warning.` */
export function verdict({ diagnostics }: CheckResult): string {
  const errors = numberOf(diagnostics, "error");
  const files = new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file))
    .size;
  const found = errors === 0 ? "No errors" : `${counted(errors, "error")} in ${counted(files, "file")}`;
  return `${found}, ${counted(numberOf(diagnostics, "warning"), "warning")}.`;
}

/** What was checked, in one line, for reports without a table. */
export function summaryLine({
  pages,
  blocks,
  tokensUsed,
  inertActions,
  contradictions,
}: CheckSummary): string {
  return (
    `Checked ${counted(pages, "page")} with ${counted(blocks, "block")}: ${counted(tokensUsed, "constant")} in use, ` +
    `${counted(inertActions, "button")} without action, ${counted(contradictions.length, "open contradiction")}.`
  );
}
