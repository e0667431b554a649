import { once } from "../../data/once";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonValue } from "../../schema/json-document";
import type { CheckedTexts, Field } from "../checked-page";
import { waysTo } from "../json-path";
import { quantitiesIn } from "../quantities/quantities";
import { claimContext } from "./context";
import { judgeSource, type Unexplained } from "./judge";
import { dataKey, quantityKeys } from "./keys";

/** A quantity of a field that nothing explains. */
export interface FieldClaim extends Unexplained {
  field: Field;
}

/** What the texts of a page or a data file claim. */
export interface TextClaims {
  unexplained: FieldClaim[];
  /** Declared made-up figures that the texts have, by the field that has them. */
  madeUp: { field: Field; words: string }[];
  /** Keys (`quantityKeys`) of what the texts say, for the check of what is built from them. */
  said: ReadonlySet<string>;
}

/** Words of a text's neighbours: a number alone is known by the label beside it. */
function nearbyOf({ document, path }: Field): string {
  const beside = Object.values(waysTo(document.value, path).at(-1) ?? {});
  return beside.filter((value) => typeof value === "string").join(" ");
}

/** Reads what the collections say, and what can be counted in it: the plans of all carriers together. */
class DataReader {
  readonly #totals = new Map<string, number>();

  constructor(readonly said: Set<string>) {}

  /** @param name of the list that the value is or stands in */
  read(value: JsonValue, name: string): void {
    if (typeof value === "number") this.said.add(dataKey(value));
    else if (typeof value === "string") this.#text(value);
    else if (Array.isArray(value)) {
      this.#totals.set(name, (this.#totals.get(name) ?? 0) + value.length);
      this.said.add(dataKey(value.length));
      for (const child of value) this.read(child, name);
    } else if (isJsonObject(value)) for (const [key, child] of Object.entries(value)) this.read(child, key);
  }

  #text(text: string): void {
    for (const quantity of quantitiesIn(text))
      if (quantity.kind !== "bare") for (const key of quantityKeys(quantity)) this.said.add(key);
  }

  /** Adds the totals of the lists of each name. */
  end(): void {
    for (const total of this.#totals.values()) this.said.add(dataKey(total));
  }
}

/** Judges every text of a page or a data file, once for all who ask. */
export const claimsOf = once((texts: CheckedTexts, site: Site): TextClaims => {
  const { fields, citedFigures, lookup, page } = texts;
  const claims: TextClaims & { said: Set<string> } = {
    unexplained: [],
    madeUp: [],
    said: new Set(),
  };
  for (const field of fields) {
    const { source, role, document, isExample, madeUp: declared = [] } = field;
    if (source === undefined || role === "address" || role === "code") continue;
    const isBare = /^[^A-Za-z]{0,12}$/.test(source);
    const { unexplained, others, madeUp } = judgeSource(source, {
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
    // A number alone may be of any unit, and would give a right to say it of each.
    for (const quantity of others)
      if (quantity.kind !== "bare") for (const key of quantityKeys(quantity)) claims.said.add(key);
  }
  const data = new DataReader(claims.said);
  for (const { props, filled } of page?.blocks ?? [])
    for (const name of filled) data.read(props[name] ?? null, name);
  data.end();
  return claims;
});
