import type { CheckResult } from "../../checks/check-site";
import type { Diagnostic } from "../../schema/diagnostic";
import { summaryLine, verdict } from "./summary";
import { advice, placeOf, sentence } from "./text";

/** Escapes of workflow commands, as @actions/core has them (packages/core/src/command.ts). */
const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, length, severity, rule } = diagnostic;
  const properties = { file, line, col: column, endColumn: column + length, title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const lines = [`${placeOf(diagnostic)} ${sentence(diagnostic)}`, ...advice(diagnostic)];
  return `::${severity} ${list.join(",")}::${escapeData(lines.join("\n"))}`;
}

/** A report that GitHub Actions shows as annotations at the lines of a pull request. */
export function githubReport(result: CheckResult): string {
  return [...result.diagnostics.map(annotation), summaryLine(result.summary), verdict(result)].join("\n");
}
