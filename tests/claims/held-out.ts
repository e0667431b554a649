import { unreadSentences } from "../../checks/ledger/accepted";
import { SiteChecker } from "../../checks/site-checker";
import { openSite } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { makeWorkspace } from "../workspace";
import { edited, fileOf, readCases } from "./cases";

/** What the check does about an edit: a rule refuses it, a person has to read it (the ledger), or nothing. */
export type Outcome = "refused" | "to read" | "silent";

/** What became of the edits of one kind. */
export interface Tally extends Record<Outcome, number> {
  isWrong: boolean;
  kind: string;
}

/**
 * The result at first sight, on November 22, 2026, before anything was changed because of the list; 4 of its 400 edits
 * did not fit the site any more. By kind: refused, to read, silent.
 */
export const FIRST_SIGHT: readonly Tally[] = [
  { isWrong: true, kind: "typed", refused: 65, "to read": 12, silent: 2 },
  { isWrong: true, kind: "beside", refused: 34, "to read": 16, silent: 0 },
  { isWrong: true, kind: "promise", refused: 4, "to read": 20, silent: 6 },
  { isWrong: true, kind: "card", refused: 10, "to read": 4, silent: 1 },
  { isWrong: true, kind: "other", refused: 18, "to read": 5, silent: 2 },
  { isWrong: false, kind: "token", refused: 1, "to read": 63, silent: 3 },
  { isWrong: false, kind: "story", refused: 0, "to read": 7, silent: 43 },
  { isWrong: false, kind: "prose", refused: 0, "to read": 5, silent: 45 },
  { isWrong: false, kind: "other", refused: 0, "to read": 14, silent: 16 },
];

/** The edits of the list. */
export const heldOut = readCases<{ wrong: boolean }>("held-out.jsonl");

const identity = ({ file, line, rule, message }: Diagnostic): string => `${file}:${line} ${rule} ${message}`;

/** Judges every edit of the list, each on a copy of the real site that has no other; `onProgress` is called after each. */
export function judgeHeldOut(onProgress?: () => void): Tally[] {
  const workspace = makeWorkspace();
  const checker = new SiteChecker(workspace.root);
  const known = new Set(checker.check().diagnostics.map(identity));
  const tallies = new Map<string, Tally>();
  try {
    for (const entry of heldOut) {
      const file = fileOf(entry);
      const before = workspace.read(file);
      workspace.write(file, edited(entry, before));
      const found = checker
        .check([file])
        .diagnostics.filter((one) => one.severity !== "notice" && !known.has(identity(one)));
      const isRead = found.length > 0 || unreadSentences(openSite(workspace.root)).length > 0;
      const outcome: Outcome = found.length > 0 ? "refused" : isRead ? "to read" : "silent";
      workspace.write(file, before);
      checker.check([file]);
      const { wrong: isWrong, kind } = entry;
      const tally = tallies.get(`${isWrong} ${kind}`) ?? {
        isWrong,
        kind,
        refused: 0,
        "to read": 0,
        silent: 0,
      };
      tallies.set(`${isWrong} ${kind}`, { ...tally, [outcome]: tally[outcome] + 1 });
      onProgress?.();
    }
  } finally {
    workspace.remove();
  }
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
