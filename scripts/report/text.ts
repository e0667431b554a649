import type { CheckResult } from "../../checks/check-site";
import { docsOf } from "../../checks/rule-docs";
import type { Diagnostic, Severity } from "../../schema/diagnostic";
import { formatCount } from "../../schema/words";
import { UserError } from "../user-error";

/**
 * Matches characters that would shift the carets, reorder the line or control the terminal: control characters,
 * bidirectional marks, line separators, lone surrogates. Line feeds stay.
 */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Replaces unprintable characters of a text with spaces, so that its length stays the same. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, " ");
}

/** Does the same and joins lines, for example for the name of a file. */
export function printableLine(text: string): string {
  return printable(text).replaceAll("\n", " ");
}

/** Formats the message with its place in the page: `block 3 Pricing box, Points 2: The message.` */
export function formatMessage({ where, message }: Diagnostic): string {
  return printable(where ? `${where}: ${message}` : message);
}

/** Formats the place in the file as `pages/index.json:3:14:`, which editors and terminals open. */
export function formatPlace({ file, line, column }: Diagnostic): string {
  return `${printableLine(file)}:${line}:${column}:`;
}

/** Returns the fix, if any, and the documentation of the rule. */
export function formatAdvice({ fix, rule }: Diagnostic): string[] {
  return [...(fix ? [`Fix: ${printable(fix)}`] : []), `See ${docsOf(rule)}`];
}

/** Formats a fault as plain lines: place, message, fix and documentation of the rule. */
export function formatText(diagnostic: Diagnostic): string {
  const { severity, rule } = diagnostic;
  const lines = [formatMessage(diagnostic), ...formatAdvice(diagnostic)].map((line) => `  ${line}`);
  return [`${formatPlace(diagnostic)} ${severity} ${rule}`, ...lines].join("\n");
}

/** Faults for which a command stops; it prints them as text. */
export class FaultsError extends UserError {
  constructor(readonly faults: readonly Diagnostic[]) {
    super(faults.map(formatText).join("\n"));
  }
}

/** Formats a fault on one line, for the problem list of an editor (.vscode/tasks.json). */
export function formatLine(diagnostic: Diagnostic): string {
  const { severity, rule, fix } = diagnostic;
  const words = [formatMessage(diagnostic), ...(fix ? [`Fix: ${printable(fix)}`] : [])].join(" ");
  return printableLine(`${formatPlace(diagnostic)} ${severity} ${rule}: ${words}`);
}

/** Formats the verdict: `2 errors in 1 file, 1 warning.` */
export function formatVerdict({ diagnostics }: Pick<CheckResult, "diagnostics">): string {
  const withSeverity = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted);
  const errors = withSeverity("error");
  const files = new Set(errors.map(({ file }) => file)).size;
  const found =
    files === 0 ? "No errors" : `${formatCount(errors.length, "error")} in ${formatCount(files, "file")}`;
  return `${found}, ${formatCount(withSeverity("warning").length, "warning")}.`;
}

/** Summarizes what was checked, on one line. */
export const formatSummary = ({ pages }: CheckResult): string =>
  `Checked ${formatCount(pages.length, "page")}.`;
