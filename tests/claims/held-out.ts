import { readCases } from "./cases";
import { judgeCases, type Verdict } from "./judge-cases";
import { countsOf, rows } from "./score";

/** The edits of the list. */
export const heldOut = readCases<{ wrong: boolean }>("held-out.jsonl");

/**
 * Judges every edit of the list, each on a copy of the real site without the others; calls `onProgress` after each.
 *
 * @returns a table of the outcomes for people
 */
export function judgeHeldOut(onProgress?: () => void): string {
  const isWrong = ({ entry }: Verdict) => (entry as (typeof heldOut)[number]).wrong;
  const verdicts = judgeCases(heldOut, onProgress);
  return [
    ...rows("Wrong edits", countsOf(verdicts.filter(isWrong))),
    "",
    ...rows("Innocent edits", countsOf(verdicts.filter((verdict) => !isWrong(verdict)))),
  ].join("\n");
}
