import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
import { missingPart, oneForEachMissing } from "./missed";
import { rulesInDoubt } from "./rules-in-doubt";

/** Rules that judge a value as a whole, among them its length, which a token that stayed in it changes. */
const SHAPE_RULES = ["page-shape", "block-shape", "block-props", "constants-shape", "data-shape"];

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

/** A place that two faults share when one of them is the cause of the other. */
const lineOf = ({ file, line }: Diagnostic): string => `${file}:${line}`;

/** The lines on which certain rules have found something. */
const linesWith = (diagnostics: readonly Diagnostic[], rules: readonly string[]): Set<string> =>
  new Set(diagnostics.filter(({ rule }) => rules.includes(rule)).map(lineOf));

/**
 * Leaves out what follows from another fault:
 * - at one place, what a later rule found there;
 * - the same finding at the same place, since a template or a shared block is read for each of its pages;
 * - a token for a constant that is faulty itself;
 * - a figure whose exception has a slip;
 * - on one line, the shape of what holds a token that could not be resolved, where something in a wrong shape leads,
 *   and what is wrong with words for which others are written;
 * - whatever else is wrong with a file that is a copy of another one;
 * - what rules say that go by the constants, the data or the pages, while these have faults;
 * - of the faults that miss the same thing, all but the first, which names the others.
 *
 * @param diagnostics in the order of the rules, causes before consequences
 */
export function firstCauses(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const tokens = linesWith(diagnostics, ["unknown-token"]);
  const shapes = linesWith(diagnostics, SHAPE_RULES);
  const mended = linesWith(
    diagnostics.filter(({ edit }) => edit),
    SHAPE_RULES,
  );
  const excused = diagnostics.flatMap(({ excuses }) => excuses ?? []);
  const causes = diagnostics.filter((diagnostic) => {
    const { rule, constant } = diagnostic;
    if (constant !== undefined && missingPart(constant, site) === undefined) return false;
    if (excused.some((figure) => isExcused(diagnostic, figure))) return false;
    if (rule === "unknown-token") return true;
    if (SHAPE_RULES.includes(rule)) return !tokens.has(lineOf(diagnostic));
    return !(rule === "dead-link" ? shapes : mended).has(lineOf(diagnostic));
  });
  const copied = new Set(causes.filter(isOfCopy).map(({ file }) => file));
  const originals = causes.filter((cause) => isOfCopy(cause) || !copied.has(cause.file));
  const inDoubt = rulesInDoubt(originals);
  const sound = originals.filter(
    ({ rule, isFilledIn }) => !inDoubt.has(rule) && !(isFilledIn && inDoubt.size > 0),
  );
  return oneForEachMissing(site, firstAtEachPlace(sound));
}
