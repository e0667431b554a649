import { docsOf, ruleOf } from "../../checks/catalogue";
import type { CheckResult } from "../../checks/check-site";
import { contradiction } from "../../checks/rules/contradiction";
import { counted } from "../../schema/counted";
import type { Diagnostic } from "../../schema/diagnostic";
import { type Cause, causesOf } from "./causes";
import { codeFrame } from "./code-frame";
import { type Palette, palette } from "./colour";
import { contradictionList } from "./contradictions";
import { printable } from "./printable";
import { summaryLine, verdict } from "./summary";
import { advice, placeOf, sentence } from "./text";

/** Text of a file of the project, or undefined where it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

/** So many further places of one fault are listed; whoever needs them all reads another format. */
const MOST_PLACES = 20;

/** One fault: its place, what it is, what to do, and where the rule is explained; an error with its line and carets. */
export function formatFault(diagnostic: Diagnostic, readSource: ReadSource, paint: Palette): string {
  const { file, severity, rule } = diagnostic;
  const source = severity === "error" ? readSource(file) : "";
  const head = `${paint.bold(placeOf(diagnostic))} ${paint[severity](severity)} ${rule}`;
  if (severity === "notice") return `${head} ${sentence(diagnostic)}`;
  const frame = codeFrame(source ?? "", diagnostic).map((text) => `  ${paint.dim(text)}`);
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
  const head = `  The same in ${counted(others.length, "more place")}:`;
  return `${fault}${[head, ...places, ...more].join("\n")}\n`;
}

/** The notices in a line for each rule: they keep nobody from going on. */
function foldNotices(notices: readonly Diagnostic[], paint: Palette): string[] {
  if (notices.length === 0) return [];
  const rules = [...new Set(notices.map(({ rule }) => rule))];
  const lines = rules.map((name) => {
    const number = notices.filter(({ rule }) => rule === name).length;
    const word = paint.notice(number === 1 ? "notice" : "notices");
    return `${number} ${word} ${name}: ${ruleOf(name)?.summary ?? ""}`.trimEnd();
  });
  return [...lines, paint.dim("npm run check -- --details lists them."), ""];
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

/** Every notice, the open contradictions with the pages that state each reading, and what was checked. */
function details(result: CheckResult, readSource: ReadSource, paint: Palette): string[] {
  // The list of contradictions says the same as their notices, with the pages.
  const notices = result.diagnostics.filter(
    ({ severity, rule }) => severity === "notice" && rule !== contradiction.name,
  );
  const lines = formatNotices(notices, readSource, paint);
  if (result.summary.contradictions.length > 0) {
    const list = contradictionList(result).map((line) => `  ${line}`);
    const see = paint.dim(`See ${docsOf(contradiction.name)}`);
    lines.push("Open contradictions, for the owner to settle in data/constants.json:", ...list, see, "");
  }
  return [...lines, summaryLine(result.summary), ""];
}

/** How a report is shown. */
export interface PrettyOptions {
  hasColour?: boolean;
  /** List every notice and what was checked, too. */
  hasDetails?: boolean;
}

/**
 * A report for a person at a terminal, who sees its end: notices folded, then warnings, then errors with their lines,
 * and the verdict last.
 */
export function prettyReport(
  result: CheckResult,
  readSource: ReadSource,
  { hasColour = false, hasDetails = false }: PrettyOptions = {},
): string {
  const paint = palette(hasColour);
  const faults = result.diagnostics.filter(({ severity }) => severity !== "notice");
  const notices = result.diagnostics.filter(({ severity }) => severity === "notice");
  return [
    ...(hasDetails ? details(result, readSource, paint) : foldNotices(notices, paint)),
    ...causesOf(faults).map((cause) => formatCause(cause, readSource, paint)),
    verdict(result),
  ].join("\n");
}
