import type { Block } from "../../data/load-page";
import { memoize } from "../../data/memoize";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonValue } from "../../schema/json-document";
import { ancestorsOf } from "../../schema/json-path";
import type { CheckedTexts, Field } from "../checked-page";
import { quantitiesIn } from "../quantities/quantities";
import { withoutTokens } from "../text";
import { claimContext } from "./context";
import { judgeSource, type Unexplained } from "./judge";
import { dataKey, keysOf } from "./keys";

/** A quantity of a field that nothing explains. */
export interface FieldClaim extends Unexplained {
  field: Field;
}

/** Claims in the texts of a page or a data file. */
export interface TextClaims {
  unexplained: FieldClaim[];
  /** Declared made-up figures that are in the texts, each with its field. */
  madeUp: { field: Field; words: string }[];
  /** Keys (`quantityKeys`) of what the texts state, for the check of the output built from them. */
  statedKeys: ReadonlySet<string>;
}

/** Returns the texts next to a field. The label of a number is next to it. */
function nearbyOf({ document, path }: Field): string {
  const beside = Object.values(ancestorsOf(document.value, path).at(-1) ?? {});
  return beside.filter((value) => typeof value === "string").join(" ");
}

/** Returns the keys of the figures in collections, and of what can be counted there: the plans of all carriers together. */
function keysOfData(blocks: readonly Block[]): string[] {
  const totals = new Map<string, number>();
  const read = (value: JsonValue | undefined, name: string): string[] => {
    if (typeof value === "number") return [dataKey(value)];
    if (typeof value === "string") return keysOf(quantitiesIn(value));
    if (isJsonObject(value)) return Object.entries(value).flatMap(([key, child]) => read(child, key));
    if (!Array.isArray(value)) return [];
    totals.set(name, (totals.get(name) ?? 0) + value.length);
    return [dataKey(value.length), ...value.flatMap((child) => read(child, name))];
  };
  const keys = blocks.flatMap(({ props, filled }) => filled.flatMap((name) => read(props[name], name)));
  return [...keys, ...[...totals.values()].map(dataKey)];
}

/** Judges every text of a page or a data file. Memoized by texts. */
export const claimsOf = memoize((texts: CheckedTexts, site: Site): TextClaims => {
  const { fields, citedFigures, lookup, page } = texts;
  const claims: Omit<TextClaims, "statedKeys"> = { unexplained: [], madeUp: [] };
  const statedKeys = new Set<string>();
  for (const field of fields) {
    const { source, role, document, isExample, madeUp: declared = [] } = field;
    if (source === undefined || role === "address" || role === "code") continue;
    // Most texts have no quantity, and need no context.
    if (quantitiesIn(withoutTokens(source)).length === 0) continue;
    const isBare = /^[^A-Za-z]{0,12}$/.test(source);
    const { unexplained, explained, madeUp } = judgeSource(source, {
      ...claimContext(site, document.file),
      ...(lookup.route === undefined ? {} : { route: lookup.route }),
      cited: citedFigures,
      isExample,
      madeUp: declared,
      isSourced: role === "sourced",
      ...(isBare ? { nearby: nearbyOf(field) } : {}),
    });
    claims.unexplained.push(...unexplained.map((claim) => ({ ...claim, field })));
    claims.madeUp.push(...[...madeUp].map((words) => ({ field, words })));
    for (const key of keysOf(explained)) statedKeys.add(key);
  }
  for (const key of keysOfData(page?.blocks ?? [])) statedKeys.add(key);
  return { ...claims, statedKeys };
});
