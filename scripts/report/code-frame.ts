import { publicFile } from "../../checks/rules/public-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { printable } from "./text";

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
