import { findNodeAtLocation } from "jsonc-parser";
import { CONSTANTS_FILE } from "../data/constants";
import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
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

/** The first part of a key that its file does not have: `plans.standard` of `plans.standard.price` when the plan is gone. */
function missingPart(key: string, { constantsDocument: { tree } }: Site): string | undefined {
  const steps = key.split(".");
  const ends = steps.findIndex((_, index) => !tree || !findNodeAtLocation(tree, steps.slice(0, index + 1)));
  return ends < 0 ? undefined : steps.slice(0, ends + 1).join(".");
}

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

const MOST_LISTED = 3;
const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** One fault for several that miss the same: at the first place, with the other places in a few words. */
function asOne(name: string, [first, ...others]: readonly Diagnostic[]): Diagnostic[] {
  if (!first || others.length === 0) return first ? [first] : [];
  const key = name.slice(name.lastIndexOf(" ") + 1);
  const isPart = first.constant !== undefined && first.constant !== key;
  const message =
    first.constant === undefined ? first.message : `There is no ${isPart ? "group" : "constant"} "${key}".`;
  const all = [...new Set(others.map(({ file, line }) => `${file}:${line}`))];
  const places = all.slice(0, MOST_LISTED);
  const rest = all.length - places.length;
  const list = `${places.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  const files = new Set(others.map(({ file }) => file)).size;
  const where = `${counted(others.length, "more place")} in ${counted(files, "file")}`;
  const verb = others.length === 1 ? "needs" : "need";
  const fix =
    first.constant === undefined
      ? first.fix
      : `Put "${key}" back in ${CONSTANTS_FILE}, or write another constant in these places.`;
  return [{ ...first, message: `${message} ${where} ${verb} it: ${list}.`, ...(fix ? { fix } : {}) }];
}

/** Makes one fault of those that miss the same constant, page or shared block. */
function oneForEachMissing(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const nameOf = ({ constant, missing }: Diagnostic) =>
    constant === undefined ? missing : `constant ${missingPart(constant, site) ?? constant}`;
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const name = nameOf(diagnostic) ?? diagnostic;
    groups.set(name, [...(groups.get(name) ?? []), diagnostic]);
  }
  return [...groups].flatMap(([name, group]) => (typeof name === "string" ? asOne(name, group) : group));
}

/** True for the fault of a file as a whole that says what another one does. */
const isOfCopy = ({ rule, line, column }: Diagnostic): boolean =>
  rule === "duplicate-meta" && line === 1 && column === 1;

/**
 * Leaves out what follows from another fault:
 * - at one place, what a later rule found there;
 * - the same finding at the same place, since a template or a shared block is read for each of its pages;
 * - a token for a constant that is faulty itself;
 * - the shape and length of a text in which a token could not be resolved;
 * - whatever else is wrong with a file that is a copy of another one;
 * - what rules say that go by the constants, the data or the pages, while these have faults;
 * - of the faults that miss the same thing, all but the first, which names the others.
 *
 * @param diagnostics in the order of the rules, causes before consequences
 */
export function firstCauses(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
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
  const causes = diagnostics.filter((diagnostic) => {
    const { file, line, rule, constant } = diagnostic;
    if (constant !== undefined && missingPart(constant, site) === undefined) return false;
    if (rule === "dead-link" && isBesideName(diagnostic, shapes)) return false;
    if (rule === "literal-figure" && isWithin(diagnostic, replaced)) return false;
    return !(SHAPE_RULES.includes(rule) && holdsToken(diagnostic, tokens.get(`${file}:${line}`)));
  });
  const copied = new Set(causes.filter(isOfCopy).map(({ file }) => file));
  const originals = causes.filter((cause) => isOfCopy(cause) || !copied.has(cause.file));
  const inDoubt = rulesInDoubt(originals);
  const sound = originals.filter(
    ({ rule, isFilledIn }) => !inDoubt.has(rule) && !(isFilledIn && inDoubt.size > 0),
  );
  return oneForEachMissing(site, firstAtEachPlace(sound));
}
