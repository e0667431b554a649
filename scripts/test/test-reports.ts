import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";

type Report = JsonTestResults | JSONReport;

const reportAt = (path: string): Report => JSON.parse(readFileSync(path, "utf8"));

const inProject = (path: string): string => relative(process.cwd(), path);

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const millisecondsOf = (suite: JSONReportSuite): number =>
  specsIn(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);

/** Vitest's report lists files, Playwright's lists a suite a file and project. */
function timesIn(report: Report): { file: string; seconds: number }[] {
  if ("testResults" in report)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: inProject(name),
      seconds: (endTime - startTime) / 1000,
    }));
  return report.suites.map((suite) => ({
    file: inProject(`${report.config.rootDir}/${suite.file}`),
    seconds: millisecondsOf(suite) / 1000,
  }));
}

/**
 * The files whose tests took longest.
 *
 * @param reports paths of JSON reports of vitest and Playwright
 * @param most how many files at the most
 * @returns the slowest first; a file that ran at several widths is one
 */
export function slowestFiles(reports: readonly string[], most = 10) {
  const seconds = new Map<string, number>();
  for (const report of reports)
    for (const time of timesIn(reportAt(report)))
      seconds.set(time.file, (seconds.get(time.file) ?? 0) + time.seconds);
  return [...seconds]
    .map(([file, sum]) => ({ file, seconds: sum }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}

function failuresIn(report: Report): { file: string; name: string; message: string }[] {
  if ("testResults" in report)
    return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = inProject(name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      // A file that cannot be loaded fails without a test.
      if (failed.length === 0 && status === "failed") return [{ file, name: "", message }];
      return failed.map((test) => ({ file, name: test.fullName, message: test.failureMessages?.[0] ?? "" }));
    });
  return report.suites.flatMap(specsIn).flatMap(({ ok, file, title, tests }) => {
    if (ok) return [];
    const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return [{ file: inProject(`${report.config.rootDir}/${file}`), name: title, message: errors[0] ?? "" }];
  });
}

/**
 * The tests that did not pass, however often they were tried.
 *
 * @param reports paths of JSON reports of vitest and Playwright
 * @param most how many lines of each message at the most
 */
export const failedTests = (reports: readonly string[], most = 10) =>
  reports
    .flatMap((report) => failuresIn(reportAt(report)))
    .map((test) => {
      const lines = stripVTControlCharacters(test.message).split("\n");
      return { ...test, message: lines.slice(0, most).join("\n") };
    });
