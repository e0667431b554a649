import type { Fix } from "../../checks/fix";
import { formatCount } from "../../schema/words";
import { printableLine } from "./text";

/** Maximum length of a shown text. */
const MAX_LENGTH = 60;
/** Length of what is shown before the first change of a longer text. */
const LEAD = 20;

/** Returns a text on one line; of a long one, the part around a position. */
function shorten(text: string, at = 0): string {
  if (text.length <= MAX_LENGTH) return text;
  const start = Math.max(0, at - LEAD);
  const end = start + MAX_LENGTH;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** Formats a change as `$12 → {{plans.standard.price}}`, `add ,` or `remove ;`. */
function change(fix: Fix): string {
  const [before = "", after = ""] = [fix.before, fix.after].map((text) => text.replace(/\s+/g, " "));
  if (before === "") return `add ${shorten(after)}`;
  if (after === "") return `remove ${shorten(before)}`;
  const at = before.split("").findIndex((letter, index) => letter !== after[index]);
  return `${shorten(before, at)} → ${shorten(after, at)}`;
}

/** Formats the changes to the files, one line per place. */
export function fixReport(fixes: readonly Fix[]): string {
  if (fixes.length === 0) return "Nothing could be fixed: no fault has a replacement that is certain.";
  const lines = fixes.map((fix) => printableLine(`  ${fix.file}:${fix.line}:${fix.column}: ${change(fix)}`));
  return [`Changing ${formatCount(fixes.length, "place")}:`, ...lines].join("\n");
}
