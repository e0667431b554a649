import type { Fix } from "../../checks/fix";
import { formatCount } from "../../schema/words";
import { printableLine } from "./text";

/** Maximum length of a text; a longer one is cut in the middle. */
const MAX_LENGTH = 60;
const TAIL = 20;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - TAIL)} … ${line.slice(-TAIL)}`;
}

/** Formats a change as `$12 → {{plans.standard.price}}`, `add ,` or `remove ;`. */
function change({ before, after }: Fix): string {
  if (before === "") return `add ${shorten(after)}`;
  return after === "" ? `remove ${shorten(before)}` : `${shorten(before)} → ${shorten(after)}`;
}

/** Formats the changes to the files, one line per place. */
export function fixReport(fixes: readonly Fix[]): string {
  if (fixes.length === 0) return "Nothing could be fixed: no fault has a replacement that is certain.";
  const lines = fixes.map((fix) => printableLine(`  ${fix.file}:${fix.line}:${fix.column}: ${change(fix)}`));
  return [`Changing ${formatCount(fixes.length, "place")}:`, ...lines].join("\n");
}
