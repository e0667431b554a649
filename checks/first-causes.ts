import { findNodeAtLocation } from "jsonc-parser";
import { EXCEPTIONS_FILE } from "../data/exceptions";
import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";

/** Rules that judge a value as a whole, among them its length, which a token that stayed in it changes. */
const SHAPE_RULES = ["page-shape", "block-shape", "block-props", "data-shape"];

/** A file of a collection. */
const ITEM = /^data\/[^/]+\//;
/** Rules that compare pages and data with what other files hold. */
const COMPARING_RULES = [
  ...["literal-figure", "data-figure", "data-claim", "data-count", "code-figure", "public-figure"],
  ...["collection-index", "dead-link", "redirect", "unused-exception", "unused-shared"],
];

/** Those of them that count items, or look for what an item says. */
const COUNTING_RULES = ["literal-figure", "data-claim", "data-count", "collection-index", "unused-exception"];

/** True when a file that many pages read is lost: what it holds, or leads to, is then missed everywhere. */
const isLost = ({ file, rule }: Diagnostic): boolean =>
  (file.startsWith("data/") && rule === "json-syntax") ||
  (file === EXCEPTIONS_FILE && rule === "data-shape") ||
  (file.includes("[") && (rule === "json-syntax" || rule === "page-shape"));

/** The rules that go by what is lost. */
function rulesInDoubt(diagnostics: readonly Diagnostic[]): readonly string[] {
  if (diagnostics.some(isLost)) return COMPARING_RULES;
  const isItemLost = diagnostics.some(({ rule, file }) => rule === "data-shape" && ITEM.test(file));
  return isItemLost ? COUNTING_RULES : [];
}

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

/** True when the constant stands in its file, but is faulty: that fault is the cause. */
function isFaulty(key: string | undefined, { constantsDocument: { tree } }: Site): boolean {
  return key !== undefined && tree !== undefined && findNodeAtLocation(tree, key.split(".")) !== undefined;
}

/**
 * Leaves out what follows from another fault:
 * - at one place, what a later rule found there;
 * - the same finding at the same place, since a template or a shared block is read for each of its pages;
 * - a token for a constant that is faulty itself;
 * - what rules miss that look into a data file or a template which cannot be read;
 * - the shape and length of a text in which a token could not be resolved.
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
  const inDoubt = rulesInDoubt(diagnostics);
  const names = diagnostics.filter(({ rule }) => SHAPE_RULES.includes(rule));
  const replaced = diagnostics.filter(({ rule, edit }) => SHAPE_RULES.includes(rule) && edit);
  const owners = new Map<string, { rule: string; messages: Set<string> }>();
  return diagnostics.filter((diagnostic) => {
    const { file, line, column, rule, message, constant } = diagnostic;
    if (isFaulty(constant, site) || inDoubt.includes(rule)) return false;
    if (SHAPE_RULES.includes(rule) && holdsToken(diagnostic, tokens.get(`${file}:${line}`))) return false;
    if (rule === "dead-link" && isBesideName(diagnostic, names)) return false;
    if (rule === "literal-figure" && isWithin(diagnostic, replaced)) return false;
    const place = `${file}:${line}:${column}`;
    const owner = owners.get(place) ?? { rule, messages: new Set() };
    owners.set(place, owner);
    const isNew = owner.rule === rule && !owner.messages.has(message);
    owner.messages.add(message);
    return isNew;
  });
}
