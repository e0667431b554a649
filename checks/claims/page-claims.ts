import type { Site } from "../../data/site";
import { isJsonObject, type JsonValue } from "../../schema/json-document";
import type { CheckedPage, Field } from "../checked-page";
import { quantitiesIn } from "../quantities/quantities";
import { dataCountOf } from "../reasoning/counted";
import { claimContext } from "./context";
import { type Explained, type Explanation, judgeSource, type Unexplained } from "./judge";
import { dataKey, quantityKeys } from "./keys";

/** A quantity of a field that nothing explains. */
export interface FieldClaim extends Unexplained {
  field: Field;
}

/** What the texts of a page claim. */
export interface PageClaims {
  unexplained: FieldClaim[];
  explained: Explained;
  /** Declared made-up figures that the page's texts have, by the field that has them. */
  madeUp: { field: Field; words: string }[];
  /** Keys (`quantityKeys`) of what the page's sources say, for the check of what is built from them. */
  said: ReadonlySet<string>;
}

/** Words of a text's neighbours: a number alone is known by the label beside it. */
function nearbyOf({ document, path }: Field): string {
  let value: JsonValue | undefined = document.value;
  for (const step of path.slice(0, -1))
    value = Array.isArray(value) ? value[Number(step)] : isJsonObject(value) ? value[step] : undefined;
  return isJsonObject(value) || Array.isArray(value)
    ? Object.values(value)
        .filter((other) => typeof other === "string")
        .join(" ")
    : "";
}

/** Reads what the collections say, and what can be counted in it: the plans of all carriers together. */
class DataReader {
  readonly #totals = new Map<string, number>();
  quantities = 0;

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
    const quantities = quantitiesIn(text);
    for (const quantity of quantities)
      if (quantity.kind !== "bare") for (const key of quantityKeys(quantity)) this.said.add(key);
    this.quantities += quantities.length;
  }

  /** Adds the totals of the lists of each name. */
  end(): void {
    for (const total of this.#totals.values()) this.said.add(dataKey(total));
  }
}

function judge(checked: CheckedPage, site: Site): PageClaims {
  const { ref, fields, citedFigures, page } = checked;
  const claims: PageClaims & { said: Set<string> } = {
    unexplained: [],
    explained: {},
    madeUp: [],
    said: new Set(),
  };
  const count = (explanation: Explanation, more: number) => {
    if (more > 0) claims.explained[explanation] = (claims.explained[explanation] ?? 0) + more;
  };
  for (const field of fields) {
    const { source, role, document, isExample, madeUp: declared = [] } = field;
    if (source === undefined || role === "address" || role === "code") continue;
    const context = {
      ...claimContext(site, document.file),
      route: ref.route,
      cited: citedFigures,
      isExample,
      madeUp: declared,
    };
    const isBare = /^[^A-Za-z]{0,12}$/.test(source);
    const { unexplained, explained, others, madeUp } = judgeSource(source, {
      ...context,
      isSourced: role === "sourced",
      ...(isBare ? { nearby: nearbyOf(field) } : {}),
    });
    for (const claim of unexplained) {
      // Data decides how many there are; the rule data-count compares.
      if (dataCountOf(checked, field, claim.quantity, site) === undefined)
        claims.unexplained.push({ ...claim, field });
      else count("data", 1);
    }
    claims.madeUp.push(...[...madeUp].map((words) => ({ field, words })));
    for (const [explanation, more] of Object.entries(explained)) count(explanation as Explanation, more);
    // A number alone may be of any unit, and would give a right to say it of each.
    for (const quantity of others)
      if (quantity.kind !== "bare") for (const key of quantityKeys(quantity)) claims.said.add(key);
  }
  const data = new DataReader(claims.said);
  for (const { props, filled } of page.blocks)
    for (const name of filled) data.read(props[name] ?? null, name);
  data.end();
  count("data", data.quantities);
  return claims;
}

const judged = new WeakMap<CheckedPage, PageClaims>();

/** Judges every text of a page, once for all who ask. */
export function pageClaims(page: CheckedPage, site: Site): PageClaims {
  const claims = judged.get(page) ?? judge(page, site);
  judged.set(page, claims);
  return claims;
}
