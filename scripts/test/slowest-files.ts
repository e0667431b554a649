import { stripVTControlCharacters } from "node:util";

/** Matches a line of Vitest for a file, or of Playwright for a test: `✓ unit a.test.ts (3 tests) 345ms`, `✓ 2 [desktop] › b.test.ts:18:3 › … (1.4s)`. */
const TIMED_LINE = /^ {1,2}[✓✘×❯].*? (\S+\.test\.tsx?)\b.* \(?([\d.]+)(ms|s|m)\)?$/;

const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60 };

/**
 * Returns the ten slowest test files.
 *
 * @param outputs output of Vitest and Playwright
 * @returns the slowest first; the times of a file that ran at several widths are added up
 */
export function slowestFiles(outputs: readonly string[]): { file: string; seconds: number }[] {
  const seconds = new Map<string, number>();
  for (const line of stripVTControlCharacters(outputs.join("\n")).split("\n")) {
    const [, file, amount, unit = ""] = TIMED_LINE.exec(line) ?? [];
    if (file) seconds.set(file, (seconds.get(file) ?? 0) + Number(amount) * (SECONDS[unit] ?? 0));
  }
  return [...seconds]
    .map(([file, sum]) => ({ file, seconds: sum }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
}
