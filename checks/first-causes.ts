import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
import { missingPart, oneForEachMissing } from "./missed";
import { rulesInDoubt } from "./rules-in-doubt";

/** Rules that judge a value as a whole, among them its length, which a token that stayed in it changes. */
const SHAPE_RULES = ["page-shape", "block-shape", "block-props", "data-shape"];
/** True when a fault's value is a text that holds a token which could not be resolved. */
function holdsToken({ column, length }: Diagnostic, tokens: readonly Diagnostic[] = []): boolean {
  return tokens.some((token) => token.column > column && token.column < column + length);
}

/** True when a fault stands in the value of a name that has one: the name is the cause. */
const isBesideName = ({ file, line, column }: Diagnostic, names: readonly Diagnostic[]): boolean =>
  names.some(
    (name) => name.file === file && name.line === line && column === name.column + name.length + ": ".length,
  );

/** True when a fault stands within a value for which another one is written. */
const isWithin = ({ file, line, column }: Diagnostic, replaced: readonly Diagnostic[]): boolean =>
  replaced.some(
    (other) =>
      other.file === file &&
      other.line === line &&
      column > other.column &&
      column < other.column + other.length,
  );

/** True for a figure for which there is an exception, though a faulty one. */
const isExcused = ({ file, figure }: Diagnostic, excused: NonNullable<Diagnostic["excuses"]>): boolean =>
  file === excused.file && figure !== undefined && excused.text.includes(figure);

/** Leaves out what a later rule found at the place of an earlier one, and what is said twice of one place. */
function firstAtEachPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const owners = new Map<string, { rule: string; messages: Set<string> }>();
  return diagnostics.filter(({ file, line, column, rule, message }) => {
    const place = `${file}:${line}:${column}`;
    const owner = owners.get(place) ?? { rule, messages: new Set() };
    owners.set(place, owner);
    const isNew = owner.rule === rule && !owner.messages.has(message);
    owner.messages.add(message);
    return isNew;
  });
}

/** True for the fault of a file as a whole that says what another one does. */
const isOfCopy = ({ rule, line, column }: Diagnostic): boolean =>
  rule === "duplicate-meta" && line === 1 && column === 1;

/**
 * Leaves out what follows from another fault:
 * - at one place, what a later rule found there;
 * - the same finding at the same place, since a template or a shared block is read for each of its pages;
 * - a token for a constant that is faulty itself;
 * - a figure whose exception has a slip;
 * - the shape and length of a text in which a token could not be resolved;
 * - whatever else is wrong with a file that is a copy of another one;
 * - what rules say that go by the constants, the data or the pages, while these have faults;
 * - of the faults that miss the same thing, all but the first, which names the others.
 *
 * @param diagnostics in the order of the rules, causes before consequences
 * @param used keys of the constants that pages name
 */
export function firstCauses(
  site: Site,
  diagnostics: readonly Diagnostic[],
  used: ReadonlySet<string>,
): Diagnostic[] {
  const tokens = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { file, line, rule } = diagnostic;
    if (rule !== "unknown-token") continue;
    const inLine = tokens.get(`${file}:${line}`) ?? [];
    inLine.push(diagnostic);
    tokens.set(`${file}:${line}`, inLine);
  }
  const shapes = diagnostics.filter(({ rule }) => SHAPE_RULES.includes(rule));
  const replaced = shapes.filter(({ edit }) => edit);
  const excused = diagnostics.flatMap(({ excuses }) => excuses ?? []);
  const causes = diagnostics.filter((diagnostic) => {
    const { file, line, rule, constant } = diagnostic;
    if (constant !== undefined && missingPart(constant, site) === undefined) return false;
    if (rule === "dead-link" && isBesideName(diagnostic, shapes)) return false;
    if (rule === "literal-figure" && isWithin(diagnostic, replaced)) return false;
    if (excused.some((figure) => isExcused(diagnostic, figure))) return false;
    return !(SHAPE_RULES.includes(rule) && holdsToken(diagnostic, tokens.get(`${file}:${line}`)));
  });
  const copied = new Set(causes.filter(isOfCopy).map(({ file }) => file));
  const originals = causes.filter((cause) => isOfCopy(cause) || !copied.has(cause.file));
  const inDoubt = rulesInDoubt(originals);
  const sound = originals.filter(
    ({ rule, isFilledIn }) => !inDoubt.has(rule) && !(isFilledIn && inDoubt.size > 0),
  );
  return oneForEachMissing(site, firstAtEachPlace(sound), used);
}
