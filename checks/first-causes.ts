import { findNodeAtLocation } from "jsonc-parser";
import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";

/** Rules that judge a value as a whole, among them its length, which a token that stayed in it changes. */
const SHAPE_RULES = ["page-shape", "block-shape", "block-props", "data-shape"];

/** Rules that compare pages and data with what other files hold. */
const COMPARING_RULES = [
  ...["literal-figure", "data-figure", "data-claim", "data-count", "code-figure", "public-figure"],
  ...["collection-index", "dead-link", "redirect", "unused-exception", "unused-shared"],
];

/** True when a file that many pages read is lost: what it holds, or leads to, is then missed everywhere. */
const isLost = ({ file, rule }: Diagnostic): boolean =>
  (file.startsWith("data/") && (rule === "json-syntax" || rule === "data-shape")) ||
  (file.includes("[") && (rule === "json-syntax" || rule === "page-shape"));

/** True when a fault's value is a text that holds a token which could not be resolved. */
function holdsToken({ column, length }: Diagnostic, tokens: readonly Diagnostic[] = []): boolean {
  return tokens.some((token) => token.column > column && token.column < column + length);
}

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
  const isAnyLost = diagnostics.some(isLost);
  const replaced = diagnostics.filter(({ rule, edit }) => SHAPE_RULES.includes(rule) && edit);
  const owners = new Map<string, { rule: string; messages: Set<string> }>();
  return diagnostics.filter((diagnostic) => {
    const { file, line, column, rule, message, constant } = diagnostic;
    if (isFaulty(constant, site) || (isAnyLost && COMPARING_RULES.includes(rule))) return false;
    if (SHAPE_RULES.includes(rule) && holdsToken(diagnostic, tokens.get(`${file}:${line}`))) return false;
    if (rule === "literal-figure" && isWithin(diagnostic, replaced)) return false;
    const place = `${file}:${line}:${column}`;
    const owner = owners.get(place) ?? { rule, messages: new Set() };
    owners.set(place, owner);
    const isNew = owner.rule === rule && !owner.messages.has(message);
    owner.messages.add(message);
    return isNew;
  });
}
