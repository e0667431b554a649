import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";

/** A test file and how long its tests took together. */
export interface FileTime {
  file: string;
  seconds: number;
}

const resultsIn = ({ specs, suites = [] }: JSONReportSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + resultsIn(suite), 0);

/** Vitest's report lists files, Playwright's lists a suite a file and project. */
function timesIn(report: JsonTestResults | JSONReport): FileTime[] {
  if ("testResults" in report)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }));
  return report.suites.map((suite) => ({
    file: relative(process.cwd(), `${report.config.rootDir}/${suite.file}`),
    seconds: resultsIn(suite) / 1000,
  }));
}

/**
 * The files whose tests took longest.
 *
 * @param reports paths of JSON reports of vitest and Playwright
 * @param most how many files at the most
 * @returns the slowest first; a file that ran at several widths is one
 */
export function slowestFiles(reports: readonly string[], most = 10): FileTime[] {
  const seconds = new Map<string, number>();
  for (const report of reports)
    for (const time of timesIn(JSON.parse(readFileSync(report, "utf8")) as JsonTestResults | JSONReport))
      seconds.set(time.file, (seconds.get(time.file) ?? 0) + time.seconds);
  return [...seconds]
    .map(([file, sum]) => ({ file, seconds: sum }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}
