import type { Fix } from "../../checks/fix";
import { printableLine } from "./printable";

/** What is changed in the files, a line for each place. */
export function fixReport(fixes: readonly Fix[]): string {
  if (fixes.length === 0) return "Nothing could be fixed: no fault has a replacement that is certain.";
  const lines = fixes.map(({ file, line, column, before, after }) =>
    printableLine(`  ${file}:${line}:${column}: ${before} → ${after}`),
  );
  return [`Changing ${fixes.length} place${fixes.length === 1 ? "" : "s"}:`, ...lines].join("\n");
}
