import type { CheckResult } from "../../checks/check-site";
import type { Diagnostic } from "../../schema/diagnostic";
import { closingLines } from "./summary";
import { sentence } from "./text";

/** Escapes of workflow commands, as @actions/core has them (packages/core/src/command.ts). */
const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, length, severity, rule, fix } = diagnostic;
  const properties = { file, line, col: column, endColumn: column + length, title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const place = `${file}:${line}:${column}:`;
  const message = [`${place} ${sentence(diagnostic)}`, ...(fix ? [`Fix: ${fix}`] : [])].join("\n");
  return `::${severity} ${list.join(",")}::${escapeData(message)}`;
}

/** A report that GitHub Actions shows as annotations at the lines of a pull request. */
export function githubReport(result: CheckResult): string {
  return [...result.diagnostics.map(annotation), ...closingLines(result)].join("\n");
}
