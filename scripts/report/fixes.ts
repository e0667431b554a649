import type { AppliedFix } from "../../checks/claims/fix";
import { printableLine } from "./printable";

/** What was changed in the files, a line for each place. */
export function fixReport(fixes: readonly AppliedFix[]): string {
  if (fixes.length === 0) return "Nothing could be fixed: no fault has a replacement that is certain.";
  const lines = fixes.map(({ file, line, column, before, after }) =>
    printableLine(`  ${file}:${line}:${column}: ${before} → ${after}`),
  );
  return [`Changed ${fixes.length} place${fixes.length === 1 ? "" : "s"}:`, ...lines].join("\n");
}
