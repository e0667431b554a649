import { unreadSentences } from "../../checks/ledger/accepted";
import { openSite } from "../../data/site";
import { makeWorkspace, type Workspace } from "../workspace";
import { edited, fileOf, type ListedCase, readCases } from "./cases";
import { judgeCases } from "./judge-cases";

/** What the check does about an edit: a rule refuses it, a person has to read it (the ledger), or nothing. */
export type Outcome = "refused" | "to read" | "silent";

/** What became of the edits of one kind. */
export interface Tally extends Record<Outcome, number> {
  isWrong: boolean;
  kind: string;
}

/**
 * The result at first sight, on November 24, 2026, of the seventh such list, before anything was changed because of it.
 * By kind: refused, to read, silent.
 */
export const FIRST_SIGHT: readonly Tally[] = [
  { isWrong: true, kind: "typed", refused: 44, "to read": 28, silent: 8 },
  { isWrong: true, kind: "token", refused: 11, "to read": 37, silent: 2 },
  { isWrong: true, kind: "promise", refused: 2, "to read": 21, silent: 7 },
  { isWrong: true, kind: "card", refused: 6, "to read": 7, silent: 2 },
  { isWrong: true, kind: "other", refused: 1, "to read": 20, silent: 4 },
  { isWrong: false, kind: "token", refused: 4, "to read": 61, silent: 0 },
  { isWrong: false, kind: "story", refused: 0, "to read": 9, silent: 41 },
  { isWrong: false, kind: "prose", refused: 0, "to read": 17, silent: 33 },
  { isWrong: false, kind: "other", refused: 1, "to read": 9, silent: 25 },
];

/** The edits of the list. */
export const heldOut = readCases<{ wrong: boolean }>("held-out.jsonl");

/** True when the ledger shows an edit to a person. */
function isToRead(entry: ListedCase, workspace: Workspace): boolean {
  const file = fileOf(entry);
  const before = workspace.read(file);
  workspace.write(file, edited(entry, before));
  const sentences = unreadSentences(openSite(workspace.root));
  workspace.write(file, before);
  return sentences.length > 0;
}

/** Judges every edit of the list, each on a copy of the real site that has no other; `onProgress` is called after each. */
export function judgeHeldOut(onProgress?: () => void): Tally[] {
  const tallies = new Map<string, Tally>();
  const workspace = makeWorkspace();
  const verdicts = judgeCases(heldOut, onProgress);
  for (const [index, entry] of heldOut.entries()) {
    const { claims = [], others = [] } = verdicts[index] ?? {};
    const isRefused = claims.length + others.length > 0;
    const outcome: Outcome = isRefused ? "refused" : isToRead(entry, workspace) ? "to read" : "silent";
    const { wrong: isWrong, kind } = entry;
    const tally = tallies.get(`${isWrong} ${kind}`) ?? { isWrong, kind, refused: 0, "to read": 0, silent: 0 };
    tallies.set(`${isWrong} ${kind}`, { ...tally, [outcome]: tally[outcome] + 1 });
  }
  workspace.remove();
  return [...tallies.values()];
}

/** A table of outcomes for people. */
export function describeHeldOut(title: string, tallies: readonly Tally[]): string {
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(20)}${cells.map((cell) => String(cell).padStart(9)).join("")}`;
  const rows = tallies.map(({ isWrong, kind, refused, silent, "to read": read }) =>
    row(`${isWrong ? "wrong" : "innocent"}, ${kind}`, [refused, read, silent]),
  );
  return [title, row("", ["refused", "to read", "silent"]), ...rows].join("\n");
}
