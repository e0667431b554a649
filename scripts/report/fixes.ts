import type { Fix } from "../../checks/fix";
import { counted } from "../../schema/counted";
import { printableLine } from "./text";

/** Maximum length of a text; a longer one is cut in the middle. */
const LONGEST = 60;
const END = 20;

function short(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - END)} … ${line.slice(-END)}`;
}

/** Formats a change as `$12 → {{plans.standard.price}}`, `add ,` or `remove ;`. */
function change({ before, after }: Fix): string {
  if (before === "") return `add ${short(after)}`;
  return after === "" ? `remove ${short(before)}` : `${short(before)} → ${short(after)}`;
}

/** Formats the changes to the files, one line per place. */
export function fixReport(fixes: readonly Fix[]): string {
  if (fixes.length === 0) return "Nothing could be fixed: no fault has a replacement that is certain.";
  const lines = fixes.map((fix) => printableLine(`  ${fix.file}:${fix.line}:${fix.column}: ${change(fix)}`));
  return [`Changing ${counted(fixes.length, "place")}:`, ...lines].join("\n");
}
