import { type ListedCase, spotOf, wordsOf } from "./cases";
import type { Verdict } from "./judge-cases";

/** Required rates: nine faults in ten are refused, a person reads the others, at most 1% of innocent texts are refused. */
export const BARS = { refused: 0.9, faults: 1, alarms: 0.01 } as const;

/** Number of cases, of those that a rule refuses, and of those that a person has to read instead. */
export interface Count {
  kind: string;
  cases: number;
  refused: number;
  read: number;
}

/** How well the checks distinguish faults from innocent texts. */
export interface Score {
  /** By kind, in the order of the list. */
  faults: Count[];
  innocents: Count[];
  /** Share of faults that were refused, 0 to 1. */
  refused: number;
  /** Share of faults that were refused, or that a person has to read, 0 to 1. */
  recall: number;
  /** Share of innocent texts that were refused, 0 to 1. */
  alarmRate: number;
  /** Faults that nothing has reported. */
  misses: Verdict[];
  /** Innocent texts with an error or a warning. */
  alarms: Verdict[];
  /** Cases that break a rule about other matters: their edit is badly written. */
  invalid: Verdict[];
}

/** Counts the outcomes by kind. */
export function countsOf(verdicts: readonly Verdict[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { entry, outcome } of verdicts) {
    const { kind } = entry;
    const count = counts.get(kind) ?? { kind, cases: 0, refused: 0, read: 0 };
    counts.set(kind, count);
    count.cases += 1;
    if (outcome === "refused") count.refused += 1;
    if (outcome === "to read") count.read += 1;
  }
  return [...counts.values()];
}

/** Returns the sum of counts, under the name `kind`. */
export const sumOf = (counts: readonly Count[], kind = "all"): Count => {
  const sum = (key: "cases" | "refused" | "read") => counts.reduce((total, count) => total + count[key], 0);
  return { kind, cases: sum("cases"), refused: sum("refused"), read: sum("read") };
};

/** Returns the share of cases that were refused or are to be read; 1 if there are none. */
export const rateOf = ({ cases, refused, read }: Count): number =>
  cases === 0 ? 1 : (refused + read) / cases;

/** Computes the score from the verdicts on faults and on innocent texts. */
export function scoreOf(faults: readonly Verdict[], innocents: readonly Verdict[]): Score {
  const found = countsOf(faults);
  const refused = countsOf(innocents);
  return {
    faults: found,
    innocents: refused,
    refused: rateOf({ ...sumOf(found), read: 0 }),
    recall: rateOf(sumOf(found)),
    alarmRate: innocents.length === 0 ? 0 : rateOf(sumOf(refused)),
    misses: faults.filter(({ outcome }) => outcome === "silent"),
    alarms: innocents.filter(({ claims }) => claims.length > 0),
    invalid: [...faults, ...innocents].filter(({ others }) => others.length > 0),
  };
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** Reports the required rates that the score misses, one sentence each. */
export function shortfalls({ refused, recall, alarmRate, invalid }: Score): string[] {
  return [
    ...(refused < BARS.refused
      ? [`${percent(refused)} of the faults are refused; at least ${percent(BARS.refused)} must be.`]
      : []),
    ...(recall < BARS.faults
      ? [`${percent(recall)} of the faults are refused or to be read; all must be.`]
      : []),
    ...(alarmRate > BARS.alarms
      ? [`${percent(alarmRate)} of the innocent texts are refused; at most ${percent(BARS.alarms)} may be.`]
      : []),
    ...(invalid.length > 0
      ? [`${invalid.length} cases break a rule that has nothing to do with claims.`]
      : []),
  ];
}

const lineOf = (entry: ListedCase): string =>
  `tests/claims/${entry.list}:${entry.line}  ${entry.kind}, ${spotOf(entry)}: ${JSON.stringify(wordsOf(entry))}`;

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join("")}`.trimEnd();

/** Formats counts as the rows of a table. */
export const rows = (title: string, counts: readonly Count[]): string[] => [
  row(title, ["cases", "refused", "to read", ""]),
  ...[...counts, sumOf(counts)].map((count) =>
    row(`  ${count.kind}`, [...[count.cases, count.refused, count.read].map(String), percent(rateOf(count))]),
  ),
];

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

/** Formats the score for people: two tables, then every case that went wrong, with its line. */
export function describeScore(score: Score): string {
  return [
    ...rows("Seeded faults", score.faults),
    "",
    ...rows("Innocent texts", score.innocents),
    ...listOf("Silent:", score.misses, ({ claims }) => messages(claims)),
    ...listOf("False alarms:", score.alarms, ({ claims }) => messages(claims)),
    ...listOf("Spoiled by another rule:", score.invalid, ({ others }) => messages(others)),
  ].join("\n");
}
