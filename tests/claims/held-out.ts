import { readCases } from "./cases";
import { judgeCases, type Outcome } from "./judge-cases";

/** Numbers of outcomes for the edits of one kind. */
export interface Tally extends Record<Outcome, number> {
  isWrong: boolean;
  kind: string;
}

/**
 * The first result of the fourteenth list, on November 28, 2026, before anything was changed because of it. Its kinds:
 * edits that add a figure, edits that change a token, and edits of words alone.
 */
export const FIRST_SIGHT: readonly Tally[] = [
  { isWrong: true, kind: "figure", refused: 17, "to read": 5, silent: 0 },
  { isWrong: true, kind: "token", refused: 26, "to read": 24, silent: 0 },
  { isWrong: true, kind: "words", refused: 9, "to read": 39, silent: 0 },
  { isWrong: false, kind: "figure", refused: 0, "to read": 28, silent: 2 },
  { isWrong: false, kind: "token", refused: 0, "to read": 20, silent: 0 },
  { isWrong: false, kind: "words", refused: 1, "to read": 69, silent: 0 },
];

/** The edits of the list. */
export const heldOut = readCases<{ wrong: boolean }>("held-out.jsonl");

/** Judges every edit of the list, each on a copy of the real site without the others; calls `onProgress` after each. */
export function judgeHeldOut(onProgress?: () => void): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { entry, outcome } of judgeCases(heldOut, onProgress)) {
    const { wrong: isWrong, kind } = entry as (typeof heldOut)[number];
    const tally = tallies.get(`${isWrong} ${kind}`) ?? { isWrong, kind, refused: 0, "to read": 0, silent: 0 };
    tallies.set(`${isWrong} ${kind}`, { ...tally, [outcome]: tally[outcome] + 1 });
  }
  return [...tallies.values()];
}

/** Formats a table of outcomes for people. */
export function describeHeldOut(title: string, tallies: readonly Tally[]): string {
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(20)}${cells.map((cell) => String(cell).padStart(9)).join("")}`;
  const rows = tallies.map(({ isWrong, kind, refused, silent, "to read": read }) =>
    row(`${isWrong ? "wrong" : "innocent"}, ${kind}`, [refused, read, silent]),
  );
  return [title, row("", ["refused", "to read", "silent"]), ...rows].join("\n");
}
