import { publicFile } from "../../checks/rules/public-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { printable } from "./printable";

/** Longest part of a line that is shown; a paragraph of legal text is one line of JSON. */
const WIDTH = 100;
/** What stands before the fault when a line is cut. */
const LEAD = 30;

/**
 * The line of a fault with carets below it, cut to a readable width.
 *
 * @param source text of the file; columns count as in the diagnostic
 * @returns two lines, or none where the file has no such line, or may not be shown
 */
export function codeFrame(source: string, { line, column, length, rule }: Diagnostic): string[] {
  // A hidden file is most often one with passwords.
  if (rule === publicFile.name) return [];
  const code = source.split("\n")[line - 1];
  if (code === undefined || code.trim() === "") return [];
  const start = code.length > WIDTH ? Math.max(0, column - 1 - LEAD) : 0;
  const shown = printable(code.slice(start, start + WIDTH));
  const before = Math.min(column - 1 - start, shown.length);
  const carets = Math.max(1, Math.min(length, shown.length - before));
  const number = String(line);
  const cut = start > 0 ? "…" : " ";
  return [
    `${number} |${cut}${shown.trimEnd()}${start + WIDTH < code.length ? "…" : ""}`,
    `${" ".repeat(number.length)} | ${" ".repeat(before)}${"^".repeat(carets)}`,
  ];
}
