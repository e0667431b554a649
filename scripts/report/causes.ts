import type { Diagnostic } from "../../schema/diagnostic";

/** Faults with one cause: the first is shown in full, the others are places. */
export interface Cause {
  first: Diagnostic;
  others: readonly Diagnostic[];
}

/** Faults that one change mends say the same, or miss the same constant. */
const keyOf = ({ severity, rule, constant, message, fix }: Diagnostic): string =>
  JSON.stringify([severity, rule, constant ?? message, fix]);

/**
 * Puts the same fault of several files together, since it has one cause, such as a constant that was renamed.
 *
 * @param diagnostics sorted by place
 * @returns the worst last, where a terminal shows it; among each severity, causes with many places before faults of one,
 *   which stay in their order
 */
export function causesOf(diagnostics: readonly Diagnostic[]): Cause[] {
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
