import type { CheckResult, CheckSummary } from "../../checks/check-site";
import { counted } from "../../schema/counted";
import type { Diagnostic, Severity } from "../../schema/diagnostic";

const numberOf = (diagnostics: readonly Diagnostic[], severity: Severity): number =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** `2 errors in 1 file, 1 warning.` */
export function verdict({ diagnostics }: CheckResult): string {
  const errors = numberOf(diagnostics, "error");
  const files = new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file))
    .size;
  const found = errors === 0 ? "No errors" : `${counted(errors, "error")} in ${counted(files, "file")}`;
  return `${found}, ${counted(numberOf(diagnostics, "warning"), "warning")}.`;
}

/** What was checked, in one line. */
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
