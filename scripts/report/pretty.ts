import type { CheckResult } from "../../checks/check-site";
import { contradiction } from "../../checks/rules/contradiction";
import type { Diagnostic } from "../../schema/diagnostic";
import { codeFrame } from "./code-frame";
import { type Palette, palette } from "./colour";
import { closingLines, contradictionTable } from "./summary";
import { sentence } from "./text";

/** Text of a file of the project, or undefined where it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

/** One fault: its place, what it is, its line with carets, and what to do. */
export function formatFault(diagnostic: Diagnostic, readSource: ReadSource, paint: Palette): string {
  const { file, line, column, severity, rule, fix } = diagnostic;
  const head = `${paint.bold(`${file}:${line}:${column}:`)} ${paint[severity](severity)} ${rule}`;
  if (severity === "notice") return `${head} ${sentence(diagnostic)}`;
  const frame = codeFrame(readSource(file) ?? "", diagnostic).map((text) => `  ${paint.dim(text)}`);
  const lines = [head, `  ${sentence(diagnostic)}`, ...frame, ...(fix ? [`  Fix: ${fix}`] : [])];
  return `${lines.join("\n")}\n`;
}

/**
 * A report for a person at a terminal: each fault with its line and what to do, notices in a line each, the open
 * contradictions as a table, and what was checked.
 */
export function prettyReport(result: CheckResult, readSource: ReadSource, hasColour: boolean): string {
  const paint = palette(hasColour);
  const { contradictions } = result.summary;
  const [notices, faults] = [true, false].map((isNotice) =>
    result.diagnostics.filter(({ severity }) => (severity === "notice") === isNotice),
  );
  // The table below says the same in fewer lines.
  const listed = notices?.filter(({ rule }) => rule !== contradiction.name) ?? [];
  const lines = [...(faults ?? []), ...listed].map((diagnostic) =>
    formatFault(diagnostic, readSource, paint),
  );
  if (listed.length > 0) lines.push("");
  if (contradictions.length > 0) {
    const table = contradictionTable(contradictions).map((row) => `  ${row}`);
    lines.push("Open contradictions, for the owner to settle in data/constants.json:", ...table, "");
  }
  return [...lines, ...closingLines(result)].join("\n");
}
