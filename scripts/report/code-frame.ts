import { publicFile } from "../../checks/rules/public-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { printable } from "./text";

/** Maximum number of characters shown of a line; a paragraph of legal text is one line of JSON. */
const MAX_WIDTH = 100;
/** Number of characters before the fault in a line that is cut. */
const LEAD_WIDTH = 30;

/** The line of a fault, cut to a readable width, with the faulty part marked. */
export interface Excerpt {
  line: number;
  before: string;
  marked: string;
  after: string;
}

/**
 * Returns the line of a fault.
 *
 * @param source text of the file; columns count as in the diagnostic
 * @returns undefined if the file has no such line, or may not be shown
 */
export function excerptOf(source: string, { line, column, length, rule }: Diagnostic): Excerpt | undefined {
  // A hidden file often contains passwords.
  if (rule === publicFile.name) return undefined;
  const code = source.split("\n")[line - 1];
  if (code === undefined || code.trim() === "") return undefined;
  const start = code.length > MAX_WIDTH ? Math.max(0, column - 1 - LEAD_WIDTH) : 0;
  const shown = printable(code.slice(start, start + MAX_WIDTH));
  const from = Math.min(column - 1 - start, shown.length);
  const to = from + Math.max(1, length);
  return {
    line,
    before: (start > 0 ? "…" : "") + shown.slice(0, from),
    marked: shown.slice(from, to),
    after: shown.slice(to).trimEnd() + (start + MAX_WIDTH < code.length ? "…" : ""),
  };
}

/** Returns the excerpt of a fault and a line of carets below it; empty if there is no excerpt. */
export function codeFrame(source: string, diagnostic: Diagnostic): string[] {
  const excerpt = excerptOf(source, diagnostic);
  if (!excerpt) return [];
  const { line, before, marked, after } = excerpt;
  const carets = " ".repeat(before.length) + "^".repeat(Math.max(1, marked.length));
  return [`${line} | ${before}${marked}${after}`, `${" ".repeat(String(line).length)} | ${carets}`];
}
