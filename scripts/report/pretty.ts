import { docsOf } from "../../checks/catalogue";
import type { CheckResult } from "../../checks/check-site";
import { contradiction } from "../../checks/rules/contradiction";
import type { Diagnostic } from "../../schema/diagnostic";
import { type Cause, causesOf } from "./causes";
import { codeFrame } from "./code-frame";
import { type Palette, palette } from "./colour";
import { contradictionList } from "./contradictions";
import { printable } from "./printable";
import { summaryTable, verdict } from "./summary";
import { advice, placeOf, sentence } from "./text";

/** Text of a file of the project, or undefined where it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

/** So many further places of one fault are listed; whoever needs them all reads another format. */
const MOST_PLACES = 20;

/** One fault: its place, what it is, its line with carets, what to do, and where the rule is explained. */
export function formatFault(diagnostic: Diagnostic, readSource: ReadSource, paint: Palette): string {
  const { file, severity, rule } = diagnostic;
  const head = `${paint.bold(placeOf(diagnostic))} ${paint[severity](severity)} ${rule}`;
  if (severity === "notice") return `${head} ${sentence(diagnostic)}`;
  const frame = codeFrame(readSource(file) ?? "", diagnostic).map((text) => `  ${paint.dim(text)}`);
  const [see = "", ...fix] = advice(diagnostic).reverse();
  const lines = [
    `  ${sentence(diagnostic)}`,
    ...frame,
    ...fix.map((line) => `  ${line}`),
    `  ${paint.dim(see)}`,
  ];
  return `${[head, ...lines].join("\n")}\n`;
}

/** The fault in its first place, with the others where it stands as well. */
function formatCause({ first, others }: Cause, readSource: ReadSource, paint: Palette): string {
  const fault = formatFault(first, readSource, paint);
  if (others.length === 0) return fault;
  const places = others
    .slice(0, MOST_PLACES)
    .map((other) => `    ${placeOf(other)} ${printable(other.where)}`.trimEnd());
  const rest = others.length - places.length;
  const more = rest > 0 ? [`    and ${rest} more, which --format json lists`] : [];
  const head = `  The same in ${others.length} more place${others.length === 1 ? "" : "s"}:`;
  return `${fault}${[head, ...places, ...more].join("\n")}\n`;
}

/** The notices in a line each, and where their rules are explained. */
function formatNotices(notices: readonly Diagnostic[], readSource: ReadSource, paint: Palette): string[] {
  if (notices.length === 0) return [];
  const docs = [...new Set(notices.map(({ rule }) => docsOf(rule)))];
  return [
    ...notices.map((notice) => formatFault(notice, readSource, paint)),
    paint.dim(`See ${docs.join(", ")}`),
    "",
  ];
}

/**
 * A report for a person at a terminal: each fault with its line and what to do, notices in a line each, the open
 * contradictions with the pages that state each reading, and a table of what was checked.
 */
export function prettyReport(result: CheckResult, readSource: ReadSource, hasColour: boolean): string {
  const paint = palette(hasColour);
  const { contradictions } = result.summary;
  const faults = result.diagnostics.filter(({ severity }) => severity !== "notice");
  // The list of contradictions says the same, with the pages.
  const notices = result.diagnostics.filter(
    ({ severity, rule }) => severity === "notice" && rule !== contradiction.name,
  );
  const lines = [
    ...causesOf(faults).map((cause) => formatCause(cause, readSource, paint)),
    ...formatNotices(notices, readSource, paint),
  ];
  if (contradictions.length > 0) {
    const list = contradictionList(result).map((line) => `  ${line}`);
    const see = paint.dim(`See ${docsOf(contradiction.name)}`);
    lines.push("Open contradictions, for the owner to settle in data/constants.json:", ...list, see, "");
  }
  return [...lines, ...summaryTable(result.summary), "", verdict(result)].join("\n");
}
