import { perIn, statedAfter } from "../../checks/quantities/per";
import { literalFigure } from "../../checks/rules/literal-figure";
import { ownedPhrase } from "../../checks/rules/owned-phrase";
import { saidFree } from "../../checks/rules/said-free";
import { tokensOf } from "../../data/format";
import type { Draft } from "../../data/read-document";
import { lookupOf, type Site } from "../../data/site";
import { resolveToken } from "../../data/token";
import type { Diagnostic } from "../../schema/diagnostic";
import { type JsonPath, type JsonValue, parseJson } from "../../schema/json-document";
import { valueAt } from "../../schema/json-path";
import { DID_YOU_MEAN } from "../../schema/nearest";
import { offsetOfPlace, type TextRange } from "../../schema/place";
import type { Finding } from "../api";
import { factName } from "./form-terms";

/** Rules whose advice names facts that may be meant. */
const FACT_RULES = [literalFigure.name, ownedPhrase.name, saidFree.name];

/** Returns the value at a path after a replacement in the draft's text, in a list that is empty if there is none. */
function valuesWith(
  { file, text }: Draft,
  path: JsonPath,
  { offset, length, text: replacement }: NonNullable<Diagnostic["edit"]>,
): JsonValue[] {
  const fixed = text.slice(0, offset) + replacement + text.slice(offset + length);
  return [valueAt(parseJson(file, fixed).value, path)].filter((value) => value !== undefined);
}

/**
 * Returns the words directly after a figure that a fact states too, in the same words or as a period in others; undefined
 * if they state another period: the fact would contradict them.
 */
function wordsRepeatedBy(reads: string, text: string, end: number): string | undefined {
  const own = perIn(reads);
  const stated = statedAfter(text, end);
  if (!stated.every(({ per }) => own.includes(per))) return undefined;
  const rest = reads.slice(reads.indexOf(" "));
  return text.startsWith(rest, end) ? rest : stated.map(({ words }) => words).join("");
}

/**
 * Returns the range of a text that a fact replaces: the figure, extended by words that the fact contains too, such as
 * "up to" or "no" before it and the period after it; undefined if the text contradicts the fact.
 */
function rangeReplacedBy(reads: string, text: string, { offset, length }: TextRange): TextRange | undefined {
  if (!reads.includes(" ")) return { offset, length };
  const before = text.slice(0, offset).toLowerCase();
  const words = reads.toLowerCase().split(/(?<= )/);
  const beginnings = words.map((_, index) => words.slice(0, index).join(""));
  const first = beginnings.findLast((beginning) => before.endsWith(beginning)) ?? "";
  const start = offset - first.length;
  const repeated = wordsRepeatedBy(reads, text, offset + length);
  return repeated === undefined
    ? undefined
    : { offset: start, length: offset + length + repeated.length - start };
}

/** Maximum number of facts to suggest for a figure; with more, the author uses the list of facts. */
const MAX_SUGGESTED_FACTS = 3;

/** Returns the tokens whose text equals a figure; none if there are more than the maximum. */
function findFactsReading({ constants }: Site, figure: string | undefined): string[] {
  const tokens = [...constants.values()].flatMap((constant) => {
    // An alias reads the same as its fact, which is suggested.
    if (constant.sameAs !== undefined) return [];
    const found = [...tokensOf(constant)].find(([, reads]) => reads === figure);
    return found ? [found[0]] : [];
  });
  return tokens.length > MAX_SUGGESTED_FACTS ? [] : tokens;
}

/** Whether a fault is about a whole value, and not about a part of a text, such as an address in it. */
const isAbout = ({ message }: Diagnostic, value: JsonValue | undefined): boolean =>
  typeof value === "string" && (!/\s/.test(value) || message.includes(`"${value}"`));

/**
 * Returns the values that may fix a fault: the fault's edit, the suggestion in its advice, each fact that the advice names,
 * or each fact with the same figure.
 */
export function suggestEdits(
  site: Site,
  fault: Diagnostic,
  draft: Draft,
  path: JsonPath,
): NonNullable<Finding["edits"]> {
  if (fault.edit) return valuesWith(draft, path, fault.edit).map((value) => ({ value }));
  const [, suggestion] = DID_YOU_MEAN.exec(fault.fix ?? "") ?? [];
  const offset = offsetOfPlace(draft.text, fault);
  if (suggestion !== undefined) {
    if (isAbout(fault, valueAt(parseJson(draft.file, draft.text).value, path)))
      return [{ reads: suggestion, value: suggestion }];
    // In a text, the wrong words alone are replaced, if the fault is at them.
    const wrong = draft.text.slice(offset, offset + fault.length);
    if (!fault.message.includes(`"${wrong}"`)) return [];
    const values = valuesWith(draft, path, { offset, length: fault.length, text: suggestion });
    return values.map((value) => ({ reads: suggestion, value }));
  }
  if (!FACT_RULES.includes(fault.rule)) return [];
  const named = fault.fix?.match(/\{\{[\w.|]+\}\}/g);
  const tokens = new Set(named ?? findFactsReading(site, fault.figure));
  return [...tokens].flatMap((token) => {
    const resolved = resolveToken(token.slice(2, -2), lookupOf(site));
    if ("message" in resolved) return [];
    const reads = resolved.value;
    const replaced = rangeReplacedBy(reads, draft.text, { offset, length: fault.length });
    if (!replaced) return [];
    const values = valuesWith(draft, path, { ...replaced, text: token });
    return values.map((value) => ({ reads, fact: factName(resolved.key), value }));
  });
}
