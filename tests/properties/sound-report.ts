import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect } from "vitest";
import type { CheckResult } from "../../checks/check-site";
import { ruleDocs } from "../../checks/rule-docs";
import type { Diagnostic } from "../../schema/diagnostic";
import { FORMATS } from "../../scripts/report/formats";
import { formatReport } from "../../scripts/report/print";

/** Matches internal error messages, which tell no author what to fix. */
const INTERNAL_ERROR =
  /\b(?:Type|Range|Reference|Syntax|URI)Error\b|\[object \w+\]|^\s+at .*:\d+:\d+|node_modules|\bENOENT\b/m;

/** Names of the rules that are documented. */
const RULES = ruleDocs().map(({ name }) => name);

/** Returns the lines of a file as diagnostics count them; one empty line if it cannot be read. */
function linesOf(root: string, file: string): string[] {
  try {
    return readFileSync(join(root, file), "utf8")
      .replace(/^\ufeff/, "")
      .split("\n");
  } catch {
    return [""];
  }
}

/** Requires a diagnostic that a person can act on: a place in the file, a known rule, plain words. */
export function expectLocated(root: string, diagnostic: Diagnostic): void {
  const { file, line, column, length, rule, message, fix, where } = diagnostic;
  const shown = JSON.stringify(diagnostic);
  const lines = linesOf(root, file);
  expect(RULES, `a known rule: ${shown}`).toContain(rule);
  expect(message, `a message: ${shown}`).toMatch(/\S/);
  for (const words of [message, fix ?? "", where])
    expect(words, `plain words: ${shown}`).not.toMatch(INTERNAL_ERROR);
  expect(line, `a line of the file: ${shown}`).toBeGreaterThanOrEqual(1);
  expect(line, `a line of the file: ${shown}`).toBeLessThanOrEqual(lines.length);
  expect(column, `a column: ${shown}`).toBeGreaterThanOrEqual(1);
  expect(length, `a length: ${shown}`).toBeGreaterThanOrEqual(1);
  // A diagnostic about text missing at the end of a line points just after it.
  const end = (lines[line - 1] ?? "").length + 1;
  expect(column - 1 + length, `within its line of ${end - 1}: ${shown}`).toBeLessThanOrEqual(end);
}

/** Requires that every format can print these faults: JSON that parses, one line per annotation. */
export function expectPrintable(root: string, diagnostics: Diagnostic[]): void {
  const result: CheckResult = { diagnostics, pages: [] };
  const reports = FORMATS.map(
    (format) => [format, stripVTControlCharacters(formatReport(root, result, format))] as const,
  );
  for (const [format, text] of reports) {
    if (format === "json") expect(JSON.parse(text).diagnostics).toHaveLength(diagnostics.length);
    if (format === "sarif") expect(JSON.parse(text).runs[0].results).toHaveLength(diagnostics.length);
    if (format === "github") expect(text.split("\n")).toHaveLength(diagnostics.length + 2);
    if (format === "lines") expect(text.split("\n")).toHaveLength(diagnostics.length + 1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    if (format === "pretty") expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  }
}
