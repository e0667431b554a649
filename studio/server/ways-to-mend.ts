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
import { ASKED } from "../../schema/nearest";
import { offsetOfPlace } from "../../schema/place";
import type { Finding } from "../api";
import { factName } from "./form-words";

/** Rules whose advice names the facts that may be meant. */
const ABOUT_FACTS = [literalFigure.name, ownedPhrase.name, saidFree.name];

/** What stands at a path once a part of a draft's text has been replaced. */
function valueWith(
  { file, text }: Draft,
  path: JsonPath,
  { offset, length, text: instead }: NonNullable<Diagnostic["edit"]>,
): JsonValue | undefined {
  const mended = text.slice(0, offset) + instead + text.slice(offset + length);
  return valueAt(parseJson(file, mended).value, path);
}

/** What of a text is replaced by a fact: where that says its period too, "up to" or "no", the same words around it go along. */
function replacedBy(
  reads: string,
  text: string,
  { offset, length }: { offset: number; length: number },
): { offset: number; length: number } {
  const space = reads.indexOf(" ");
  if (space < 0) return { offset, length };
  const before = text.slice(0, offset).toLowerCase();
  const words = reads.toLowerCase().split(/(?<= )/);
  const beginnings = words.map((_, index) => words.slice(0, index).join(""));
  const first = beginnings.findLast((beginning) => before.endsWith(beginning)) ?? "";
  const rest = reads.slice(space);
  const start = offset - first.length;
  const end = offset + length + (text.startsWith(rest, offset + length) ? rest.length : 0);
  return { offset: start, length: end - start };
}

/** So many facts are offered that happen to say the same figure: of more, the list of facts is the better one. */
const MOST_ALIKE = 3;

/** The facts that read just as a figure does. */
function factsReading({ constants }: Site, figure: string | undefined): string[] {
  const alike = [...constants.values()].flatMap((constant) => {
    const found = [...tokensOf(constant)].find(([, reads]) => reads === figure);
    return found ? [found[0]] : [];
  });
  return alike.length > MOST_ALIKE ? [] : alike;
}

/** True where all of a value is what a fault is about: a text may have an address in it that is wrong. */
const isAbout = ({ message }: Diagnostic, value: JsonValue | undefined): boolean =>
  typeof value === "string" && (!/\s/.test(value) || message.includes(`"${value}"`));

/**
 * What may be written instead: what the fault's edit says, what its advice asks for, or each fact that it names, or that
 * says the same figure.
 */
export function waysToMend(
  site: Site,
  fault: Diagnostic,
  draft: Draft,
  path: JsonPath,
): NonNullable<Finding["ways"]> {
  if (fault.edit) {
    const value = valueWith(draft, path, fault.edit);
    return value === undefined ? [] : [{ value }];
  }
  const [, asked] = ASKED.exec(fault.fix ?? "") ?? [];
  if (asked !== undefined)
    return isAbout(fault, valueAt(parseJson(draft.file, draft.text).value, path))
      ? [{ reads: asked, value: asked }]
      : [];
  if (!ABOUT_FACTS.includes(fault.rule)) return [];
  const named = fault.fix?.match(/\{\{[\w.|]+\}\}/g);
  const tokens = new Set(named ?? factsReading(site, fault.figure));
  const offset = offsetOfPlace(draft.text, fault);
  return [...tokens].flatMap((token) => {
    const resolved = resolveToken(token.slice(2, -2), lookupOf(site));
    if ("message" in resolved) return [];
    const reads = String(resolved.value);
    const replaced = replacedBy(reads, draft.text, { offset, length: fault.length });
    const value = valueWith(draft, path, { ...replaced, text: token });
    return value === undefined ? [] : [{ reads, fact: factName(resolved.key), value }];
  });
}
