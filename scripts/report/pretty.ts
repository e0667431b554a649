import { styleText } from "node:util";
import type { CheckResult } from "../../checks/check-site";
import { docsOf, ruleDocs } from "../../checks/rule-docs";
import { publicFile } from "../../checks/rules/public-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { formatCount } from "../../schema/words";
import { formatAdvice, formatMessage, formatPlace, formatSummary, formatVerdict, printable } from "./text";

/** Faults with one cause: the first is shown in full, the others only as places. */
export type Cause = ReturnType<typeof causesOf>[number];

/** Returns the same key for faults that one change fixes: they have the same message. */
const keyOf = ({ severity, rule, message, fix }: Diagnostic): string =>
  JSON.stringify([severity, rule, message, fix]);

/**
 * Groups the same fault in several files, since it has one cause, such as a renamed constant.
 *
 * @param diagnostics sorted by place
 * @returns the causes by severity, errors last, where a terminal shows them; within a severity, causes in several files
 *   come first, by their number of places, and the others stay in their order
 */
export function causesOf(diagnostics: readonly Diagnostic[]) {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  }
  const isSpread = (group: readonly Diagnostic[] = []) => new Set(group.map(({ file }) => file)).size > 1;
  const spread = [...groups.values()].filter(isSpread).sort((a, b) => b.length - a.length);
  const single = diagnostics.filter((diagnostic) => !isSpread(groups.get(keyOf(diagnostic))));
  const causes = [...spread, ...single.map((diagnostic) => [diagnostic])].flatMap(([first, ...others]) =>
    first ? [{ first, others }] : [],
  );
  return (["notice", "warning", "error"] as const).flatMap((severity) =>
    causes.filter(({ first }) => first.severity === severity),
  );
}

/** Maximum number of characters shown of a line; a paragraph of legal text is one line of JSON. */
const MAX_WIDTH = 100;
/** Number of characters before the fault in a line that is cut. */
const LEAD_WIDTH = 30;

/**
 * Returns the line of a fault, cut to a readable width, and a line of carets below its faulty part.
 *
 * @param source text of the file; columns count as in the diagnostic
 * @returns an empty list if the file has no such line, or may not be shown
 */
export function codeFrame(source: string, { line, column, length, rule }: Diagnostic): string[] {
  // A hidden file often contains passwords.
  if (rule === publicFile.name) return [];
  const code = source.split("\n")[line - 1];
  if (code === undefined || code.trim() === "") return [];
  const start = code.length > MAX_WIDTH ? Math.max(0, column - 1 - LEAD_WIDTH) : 0;
  const cut = printable(code.slice(start, start + MAX_WIDTH));
  const [lead, tail] = [start > 0 ? "…" : "", start + MAX_WIDTH < code.length ? "…" : ""];
  const from = Math.min(column - 1 - start, cut.length);
  const marked = cut.slice(from, from + Math.max(1, length));
  const carets = " ".repeat(lead.length + from) + "^".repeat(Math.max(1, marked.length));
  return [`${line} | ${lead}${cut.trimEnd()}${tail}`, `${" ".repeat(String(line).length)} | ${carets}`];
}

/** Returns the text of a project file, or undefined if it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

/** Maximum number of further places listed for one fault; the other formats list all. */
const MAX_PLACES = 20;

const COLORS = { error: "red", warning: "yellow", notice: "cyan" } as const;

/** Applies a color or weight to a text, regardless of the output; callers strip the codes for outputs without colors. */
const styled = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { validateStream: false });

const dim = (text: string): string => styled("dim", text);

/** Formats one fault: place, message, fix and documentation of the rule; for an error, also its line with carets. */
export function formatFault(diagnostic: Diagnostic, readSource: ReadSource): string {
  const { file, severity, rule } = diagnostic;
  const source = severity === "error" ? readSource(file) : "";
  const head = `${styled("bold", formatPlace(diagnostic))} ${styled(COLORS[severity], severity)} ${rule}`;
  if (severity === "notice") return `${head} ${formatMessage(diagnostic)}`;
  const frame = codeFrame(source ?? "", diagnostic).map((text) => `  ${dim(text)}`);
  const [see = "", ...fix] = formatAdvice(diagnostic).reverse();
  const lines = [
    `  ${formatMessage(diagnostic)}`,
    ...frame,
    ...fix.map((line) => `  ${line}`),
    `  ${dim(see)}`,
  ];
  return `${[head, ...lines].join("\n")}\n`;
}

/** Formats a fault at its first place, followed by the other places where it occurs. */
function formatCause({ first, others }: Cause, readSource: ReadSource): string {
  const fault = formatFault(first, readSource);
  if (others.length === 0) return fault;
  const places = others
    .slice(0, MAX_PLACES)
    .map((other) => `    ${formatPlace(other)} ${printable(other.where)}`.trimEnd());
  const rest = others.length - places.length;
  const more = rest > 0 ? [`    and ${rest} more, which --format json lists`] : [];
  const head = `  The same in ${formatCount(others.length, "more place")}:`;
  return `${fault}${[head, ...places, ...more].join("\n")}\n`;
}

/** Folds notices into one line per rule, since they block nothing. */
function foldNotices(notices: readonly Diagnostic[]): string[] {
  if (notices.length === 0) return [];
  const rules = [...new Set(notices.map(({ rule }) => rule))];
  const lines = rules.map((name) => {
    const number = notices.filter(({ rule }) => rule === name).length;
    const word = styled(COLORS.notice, number === 1 ? "notice" : "notices");
    return `${number} ${word} ${name}: ${ruleDocs().find((rule) => rule.name === name)?.summary ?? ""}`.trimEnd();
  });
  return [...lines, dim("npm run check -- --details lists them."), ""];
}

/** Formats notices on one line each, followed by the documentation of their rules. */
function formatNotices(notices: readonly Diagnostic[], readSource: ReadSource): string[] {
  if (notices.length === 0) return [];
  const docs = [...new Set(notices.map(({ rule }) => docsOf(rule)))];
  return [...notices.map((notice) => formatFault(notice, readSource)), dim(`See ${docs.join(", ")}`), ""];
}

/**
 * Formats a report for a terminal, which shows its end: notices folded, then warnings, then errors with their lines,
 * and the verdict last.
 *
 * @param hasDetails whether to also list every notice and the summary
 * @returns a text with ANSI escape codes
 */
export function prettyReport(result: CheckResult, readSource: ReadSource, hasDetails = false): string {
  const faults = result.diagnostics.filter(({ severity }) => severity !== "notice");
  const notices = result.diagnostics.filter(({ severity }) => severity === "notice");
  return [
    ...(hasDetails
      ? [...formatNotices(notices, readSource), formatSummary(result), ""]
      : foldNotices(notices)),
    ...causesOf(faults).map((cause) => formatCause(cause, readSource)),
    formatVerdict(result),
  ].join("\n");
}
