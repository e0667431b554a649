import { docsOf } from "../../checks/catalogue";
import type { Diagnostic } from "../../schema/diagnostic";
import { printable, printableLine } from "./printable";

/** `block 3 Pricing box, Points 2: The message.` */
export function sentence({ where, message }: Diagnostic): string {
  return printable(where ? `${where}: ${message}` : message);
}

/** `pages/index.json:3:14:`, which editors and terminals open. */
export function placeOf({ file, line, column }: Diagnostic): string {
  return `${printableLine(file)}:${line}:${column}:`;
}

/** What to do, and where the rule is explained. */
export function advice({ fix, rule }: Diagnostic): string[] {
  return [...(fix ? [`Fix: ${printable(fix)}`] : []), `See ${docsOf(rule)}`];
}

/** A fault as plain lines: its place, what it is, what to do, and where to read more. */
export function formatText(diagnostic: Diagnostic): string {
  const { severity, rule } = diagnostic;
  const lines = [sentence(diagnostic), ...advice(diagnostic)].map((line) => `  ${line}`);
  return [`${placeOf(diagnostic)} ${severity} ${rule}`, ...lines].join("\n");
}

/** A fault in one line, as the list of an editor takes it (.vscode/tasks.json). */
export function formatLine(diagnostic: Diagnostic): string {
  const { severity, rule, fix } = diagnostic;
  const words = [sentence(diagnostic), ...(fix ? [`Fix: ${printable(fix)}`] : [])].join(" ");
  return printableLine(`${placeOf(diagnostic)} ${severity} ${rule}: ${words}`);
}
