import { stripVTControlCharacters } from "node:util";
import type { CheckResult } from "../../checks/check-site";
import { docsOf } from "../../checks/rule-docs";
import { projectText } from "../../data/project-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { defaultFormat, type Format } from "./formats";
import { prettyReport } from "./pretty";
import { sarifReport } from "./sarif";
import { formatAdvice, formatLine, formatMessage, formatPlace, formatSummary, formatVerdict } from "./text";

interface PrintOptions {
  format?: Format;
  /** Whether the format for people also lists every notice and the summary. */
  hasDetails?: boolean;
  stream?: Pick<NodeJS.WriteStream, "write"> & { hasColors?: () => boolean };
}

/** Formats a report; the format for people has colors. */
export function formatReport(root: string, result: CheckResult, format: Format, hasDetails = false): string {
  if (format === "lines") return [...result.diagnostics.map(formatLine), formatVerdict(result)].join("\n");
  if (format === "json") return jsonReport(result);
  if (format === "github") return githubReport(result);
  if (format === "sarif") return sarifReport(root, result);
  return prettyReport(result, (file) => projectText(root, file), hasDetails);
}

/** Formats diagnostics and the number of pages for programs, each diagnostic with the documentation of its rule. */
function jsonReport({ diagnostics, pages }: CheckResult): string {
  const explained = diagnostics.map((diagnostic) => ({ ...diagnostic, docs: docsOf(diagnostic.rule) }));
  return JSON.stringify({ diagnostics: explained, summary: { pages: pages.length } }, null, 2);
}

/** Escapes text in workflow commands as @actions/core does (packages/core/src/command.ts). */
const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, length, severity, rule } = diagnostic;
  const properties = { file, line, col: column, endColumn: column + length, title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const lines = [`${formatPlace(diagnostic)} ${formatMessage(diagnostic)}`, ...formatAdvice(diagnostic)];
  return `::${severity} ${list.join(",")}::${escapeData(lines.join("\n"))}`;
}

/** Formats a report that GitHub Actions shows as annotations on the lines of a pull request. */
export function githubReport(result: CheckResult): string {
  return [...result.diagnostics.map(annotation), formatSummary(result), formatVerdict(result)].join("\n");
}

/**
 * Prints a report to stdout. Colors are for terminals, unless NO_COLOR is set (no-color.org).
 *
 * @param root the project's folder, from which the code frames are read
 */
export function printReport(
  root: string,
  result: CheckResult,
  { format = defaultFormat(), hasDetails, stream = process.stdout }: PrintOptions = {},
): void {
  const text = formatReport(root, result, format, hasDetails);
  const isPlain = format === "pretty" && !stream.hasColors?.();
  stream.write(`${isPlain ? stripVTControlCharacters(text) : text}\n`);
}
