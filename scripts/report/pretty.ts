import { styleText } from "node:util";
import { docsOf, ruleOf } from "../../checks/catalogue";
import type { CheckResult } from "../../checks/check-site";
import { contradiction } from "../../checks/rules/contradiction";
import { counted } from "../../schema/counted";
import type { Diagnostic } from "../../schema/diagnostic";
import { type Cause, causesOf } from "./causes";
import { codeFrame } from "./code-frame";
import { contradictionList } from "./contradictions";
import { advice, placeOf, printable, sentence, summaryLine, verdict } from "./text";

/** Text of a file of the project, or undefined where it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

/** So many further places of one fault are listed; whoever needs them all reads another format. */
const MOST_PLACES = 20;

const COLOURS = { error: "red", warning: "yellow", notice: "cyan" } as const;

/** A text in a colour or weight, whoever reads it; what prints it takes the codes away where they are not wanted. */
const styled = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { validateStream: false });

const dim = (text: string): string => styled("dim", text);

/** One fault: its place, what it is, what to do, and where the rule is explained; an error with its line and carets. */
export function formatFault(diagnostic: Diagnostic, readSource: ReadSource): string {
  const { file, severity, rule } = diagnostic;
  const source = severity === "error" ? readSource(file) : "";
  const head = `${styled("bold", placeOf(diagnostic))} ${styled(COLOURS[severity], severity)} ${rule}`;
  if (severity === "notice") return `${head} ${sentence(diagnostic)}`;
  const frame = codeFrame(source ?? "", diagnostic).map((text) => `  ${dim(text)}`);
  const [see = "", ...fix] = advice(diagnostic).reverse();
  const lines = [`  ${sentence(diagnostic)}`, ...frame, ...fix.map((line) => `  ${line}`), `  ${dim(see)}`];
  return `${[head, ...lines].join("\n")}\n`;
}

/** The fault in its first place, with the others where it stands as well. */
function formatCause({ first, others }: Cause, readSource: ReadSource): string {
  const fault = formatFault(first, readSource);
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
function foldNotices(notices: readonly Diagnostic[]): string[] {
  if (notices.length === 0) return [];
  const rules = [...new Set(notices.map(({ rule }) => rule))];
  const lines = rules.map((name) => {
    const number = notices.filter(({ rule }) => rule === name).length;
    const word = styled(COLOURS.notice, number === 1 ? "notice" : "notices");
    return `${number} ${word} ${name}: ${ruleOf(name)?.summary ?? ""}`.trimEnd();
  });
  return [...lines, dim("npm run check -- --details lists them."), ""];
}

/** The notices in a line each, and where their rules are explained. */
function formatNotices(notices: readonly Diagnostic[], readSource: ReadSource): string[] {
  if (notices.length === 0) return [];
  const docs = [...new Set(notices.map(({ rule }) => docsOf(rule)))];
  return [...notices.map((notice) => formatFault(notice, readSource)), dim(`See ${docs.join(", ")}`), ""];
}

/** Every notice, the open contradictions with the pages that state each reading, and what was checked. */
function details(result: CheckResult, readSource: ReadSource): string[] {
  // The list of contradictions says the same as their notices, with the pages.
  const notices = result.diagnostics.filter(
    ({ severity, rule }) => severity === "notice" && rule !== contradiction.name,
  );
  const lines = formatNotices(notices, readSource);
  if (result.summary.contradictions.length > 0) {
    const list = contradictionList(result).map((line) => `  ${line}`);
    const see = dim(`See ${docsOf(contradiction.name)}`);
    lines.push("Open contradictions, for the owner to settle in data/constants.json:", ...list, see, "");
  }
  return [...lines, summaryLine(result.summary), ""];
}

/**
 * A report for a person at a terminal, who sees its end: notices folded, then warnings, then errors with their lines,
 * and the verdict last.
 *
 * @param hasDetails list every notice and what was checked, too
 * @returns a text with the codes of a terminal
 */
export function prettyReport(result: CheckResult, readSource: ReadSource, hasDetails = false): string {
  const faults = result.diagnostics.filter(({ severity }) => severity !== "notice");
  const notices = result.diagnostics.filter(({ severity }) => severity === "notice");
  return [
    ...(hasDetails ? details(result, readSource) : foldNotices(notices)),
    ...causesOf(faults).map((cause) => formatCause(cause, readSource)),
    verdict(result),
  ].join("\n");
}
