import { type ListedCase, spotOf, wordsOf } from "./cases";
import type { Verdict } from "./judge-cases";

/** What the checks must reach (issue 5): every wrong price, nearly every other fault, hardly an innocent text. */
export const BARS = { prices: 1, faults: 0.98, alarms: 0.01 } as const;

/** How many cases there are, and how many of them the checks report. */
export interface Count {
  kind: string;
  cases: number;
  reported: number;
}

/** How well the checks tell faults from innocent texts. */
export interface Score {
  /** By kind, in the order of the list. */
  faults: Count[];
  innocents: Count[];
  /** Faults of a kind, or of all kinds, that were found: 0 to 1. */
  recall(kind?: string): number;
  /** Innocent texts that were reported: 0 to 1. */
  alarmRate: number;
  /** Faults that nothing points at. */
  misses: Verdict[];
  /** Faults that were found, but not on their line. */
  besides: Verdict[];
  /** Innocent texts with an error or a warning. */
  alarms: Verdict[];
  /** Cases that break a rule about something else: their edit is at fault. */
  spoilt: Verdict[];
}

function countsOf(verdicts: readonly Verdict[], isReported: (verdict: Verdict) => boolean): Count[] {
  const counts = new Map<string, Count>();
  for (const verdict of verdicts) {
    const { kind } = verdict.entry;
    const { cases, reported } = counts.get(kind) ?? { cases: 0, reported: 0 };
    counts.set(kind, { kind, cases: cases + 1, reported: reported + (isReported(verdict) ? 1 : 0) });
  }
  return [...counts.values()];
}

/** The sum of some counts, under a name of its own. */
export const sumOf = (counts: readonly Count[], kind = "all"): Count => ({
  kind,
  cases: counts.reduce((sum, count) => sum + count.cases, 0),
  reported: counts.reduce((sum, count) => sum + count.reported, 0),
});

/** The part of the cases that was reported; 1 of none. */
export const rateOf = ({ cases, reported }: Count): number => (cases === 0 ? 1 : reported / cases);

/** Counts what was found and what was reported without cause. */
export function scoreOf(faults: readonly Verdict[], innocents: readonly Verdict[]): Score {
  const found = countsOf(faults, ({ isFound }) => isFound);
  const reported = countsOf(innocents, ({ claims }) => claims.length > 0);
  return {
    faults: found,
    innocents: reported,
    recall: (kind) => rateOf(sumOf(found.filter((count) => kind === undefined || count.kind === kind))),
    alarmRate: innocents.length === 0 ? 0 : rateOf(sumOf(reported)),
    misses: faults.filter(({ isFound }) => !isFound),
    besides: faults.filter(({ isFound, isOnLine }) => isFound && !isOnLine),
    alarms: innocents.filter(({ claims }) => claims.length > 0),
    spoilt: [...faults, ...innocents].filter(({ others }) => others.length > 0),
  };
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** Why the checks are not good enough, one sentence each; none when they are. */
export function shortfalls({ recall, alarmRate, spoilt }: Score): string[] {
  const prices = recall("price");
  const all = recall();
  return [
    ...(prices < BARS.prices ? [`${percent(prices)} of the wrong prices are found; all must be.`] : []),
    ...(all < BARS.faults
      ? [`${percent(all)} of the faults are found; at least ${percent(BARS.faults)} must be.`]
      : []),
    ...(alarmRate > BARS.alarms
      ? [`${percent(alarmRate)} of the innocent texts are reported; at most ${percent(BARS.alarms)} may be.`]
      : []),
    ...(spoilt.length > 0 ? [`${spoilt.length} cases break a rule that has nothing to do with claims.`] : []),
  ];
}

const lineOf = (entry: ListedCase): string =>
  `tests/claims/${entry.list}:${entry.line}  ${entry.kind}, ${spotOf(entry)}: ${JSON.stringify(wordsOf(entry))}`;

const rows = (title: string, counts: readonly Count[], last: string): string[] =>
  [{ kind: title, cells: ["cases", last, ""] }, ...[...counts, sumOf(counts)].map(asRow)].map(
    ({ kind, cells }) => `${kind.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join("")}`.trimEnd(),
  );

const asRow = (count: Count) => ({
  kind: `  ${count.kind}`,
  cells: [String(count.cases), String(count.reported), percent(rateOf(count))],
});

const listOf = (
  title: string,
  verdicts: readonly Verdict[],
  also: (verdict: Verdict) => string[],
): string[] =>
  verdicts.length === 0
    ? []
    : ["", title, ...verdicts.flatMap((verdict) => [lineOf(verdict.entry), ...also(verdict)])];

const messages = (list: Verdict["claims"]): string[] =>
  list.map(({ rule, message }) => `    ${rule}: ${message}`);

/** The score for people: two tables, then every case that went wrong, with its line. */
export function describe(score: Score): string {
  return [
    ...rows("Seeded faults", score.faults, "found"),
    "",
    ...rows("Innocent texts", score.innocents, "false alarms"),
    ...listOf("Not found:", score.misses, ({ claims }) => messages(claims)),
    ...listOf("Found, but not on the edited line:", score.besides, ({ claims }) => messages(claims)),
    ...listOf("False alarms:", score.alarms, ({ claims }) => messages(claims)),
    ...listOf("Spoilt by another rule:", score.spoilt, ({ others }) => messages(others)),
  ].join("\n");
}
