import type { Diagnostic } from "../../schema/diagnostic";

/** `block 3 pricing-box: The message.` */
export function sentence({ where, message }: Diagnostic): string {
  return where ? `${where}: ${message}` : message;
}

/** A fault as plain lines: the place that editors and terminals open, then what it is and what to do. */
export function formatText(diagnostic: Diagnostic): string {
  const { file, line, column, severity, rule, fix } = diagnostic;
  const lines = [`${file}:${line}:${column}: ${severity} ${rule}`, `  ${sentence(diagnostic)}`];
  return [...lines, ...(fix ? [`  Fix: ${fix}`] : [])].join("\n");
}
