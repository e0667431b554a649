import type { Diagnostic } from "../../schema/diagnostic";

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
