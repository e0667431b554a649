import { distance } from "fastest-levenshtein";
import { type CollectionItem, type Collections, ITEM_SCHEMAS } from "../../data/collections";
import type { Site } from "../../data/site";
import { regions } from "../../schema/formats";
import { isJsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { nearest } from "../../schema/nearest";
import type { Country, CountryIndex } from "../../schema/shapes.gen";
import { type Finding, findingAt, type SiteRule } from "../rule";

const at = ({ document }: CollectionItem, path: JsonPath, message: string, fix: string): Finding =>
  findingAt(document, path, { message, fix });

/** The id of an item is the name of its file, by which others find it. */
function wrongIds(items: readonly CollectionItem[]): Finding[] {
  return items.flatMap((item) => {
    const { id } = item.value;
    if (typeof id !== "string" || id === item.id) return [];
    return at(item, ["id"], `The id is "${id}", but the file is ${item.id}.json.`, `Write "${item.id}".`);
  });
}

/** A name that two items have: it belongs to the one whose id is like it. */
function sharedNames(items: readonly CollectionItem[]): Finding[] {
  const isLike = ({ id, value }: CollectionItem) => nearest(id, [String(value.name).replace(/\W+/g, "-")]);
  return items.flatMap((item) => {
    const { name } = item.value;
    const other = items.find((one) => one !== item && one.value.name === name);
    if (typeof name !== "string" || !other || (isLike(item) && !isLike(other))) return [];
    return at(
      item,
      ["name"],
      `"${name}" is also the name in ${other.document.file}.`,
      "Correct one of the two.",
    );
  });
}

/** One article stands large at the top of the blog. */
function secondFeatured(posts: readonly CollectionItem[]): Finding[] {
  const [first, ...others] = posts.filter(({ value }) => value.featured === true);
  return others.map((item) => {
    const message = `Only one article is featured, and ${first?.document.file} is.`;
    return at(item, ["featured"], message, "Remove it here or there.");
  });
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Every pair of letters; some of them stand for a country. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The flag of a country is that of its name, here and in the list of the countries. */
function wrongFlag(
  item: CollectionItem,
  listed: CountryIndex["countries"],
  index: CollectionItem,
): Finding[] {
  const { name, flag } = item.value as unknown as Country;
  const ofFlag = regions.of(flag);
  if (ofFlag !== name) {
    const message = `"${flag}" is the flag of ${ofFlag}, not of ${name}.`;
    const code = CODES.find((other) => regions.of(other) === name);
    return [at(item, ["flag"], message, code ? `Write "${code}".` : "Correct the flag or the name.")];
  }
  const place = listed.findIndex(({ id, flag: other }) => id === item.id && other !== flag);
  if (place < 0) return [];
  const message = `"${listed[place]?.flag}" is not the flag of ${name}.`;
  return [at(index, ["countries", place, "flag"], message, `Write "${flag}", as in ${item.document.file}.`)];
}

const DAYS = 30;
/** Prices are rounded to cents. */
const ROUNDED = 0.02;

/** A price in dollars is the local one for 30 days, at the rate of the file. */
function wrongPrices(item: CollectionItem): Finding[] {
  const { currency, carriers } = item.value as unknown as Country;
  return carriers.flatMap(({ plans }, carrier) =>
    plans.flatMap(({ price, local }, plan): Finding[] => {
      if (!local || typeof local.price !== "number" || typeof price !== "number") return [];
      const path = ["carriers", carrier, "plans", plan];
      if (local.currency !== currency.code) {
        const message = `The local price is in ${local.currency}, but this country's currency is ${currency.code}.`;
        return [at(item, [...path, "local", "currency"], message, `Write "${currency.code}".`)];
      }
      const expected = (local.price * currency.usdPerUnit * DAYS) / (local.cycleDays ?? DAYS);
      if (Math.abs(expected - price) <= ROUNDED) return [];
      const sum = `${local.price} ${local.currency} for ${local.cycleDays ?? DAYS} days`;
      const message = `${sum} is $${expected.toFixed(2)} for ${DAYS} days, but the price says ${price}.`;
      return [at(item, [...path, "price"], message, "Correct the price, the local price or the rate.")];
    }),
  );
}

function countryFaults(collections: Collections): Finding[] {
  const [index] = collections.get("carriers/index.json") ?? [];
  if (!index?.isValid) return [];
  const { countries } = index.value as unknown as CountryIndex;
  const items = (collections.get("carriers") ?? []).filter(({ isValid }) => isValid);
  return items.flatMap((item) => [...wrongFlag(item, countries, index), ...wrongPrices(item)]);
}

const NEAR = 2;

/** A group of a menu that one link alone has, and that is almost the group of others. */
function strayGroups({ navigationDocument: document }: Site): Finding[] {
  const findings: Finding[] = [];
  const visit = (value: JsonValue, path: JsonPath) => {
    if (!Array.isArray(value)) {
      for (const [name, child] of Object.entries(isJsonObject(value) ? value : {}))
        visit(child, [...path, name]);
      return;
    }
    const groups = value.map((entry) => (isJsonObject(entry) ? entry.group : undefined));
    for (const [index, group] of groups.entries()) {
      visit(value[index] ?? null, [...path, index]);
      if (typeof group !== "string" || groups.indexOf(group) !== groups.lastIndexOf(group)) continue;
      const meant = groups.find(
        (other) => typeof other === "string" && other !== group && distance(other, group) <= NEAR,
      );
      if (!meant) continue;
      const message = `No other link is in the group "${group}".`;
      findings.push(
        findingAt(document, [...path, index, "group"], { message, fix: `Did you mean "${meant}"?` }),
      );
    }
  };
  if (document.diagnostics.length === 0) visit(document.value, []);
  return findings;
}

/** What a file says of itself agrees with its name, with its list and with the other figures in it. */
export const collectionItem: SiteRule = {
  name: "collection-item",
  severity: "error",
  summary:
    "An item's id is its file's name, a flag that of its country, a price in dollars the local one converted.",
  docs: {
    why: "An item that was copied keeps the id, the flag and the prices of the first one, and the site would show them.",
    wrong: `{ "data/carriers/one.json": { "id": "two" } }`,
    right: `{ "data/carriers/one.json": { "id": "one" } }`,
  },
  checkSite: (_, site) => [
    ...Object.keys(ITEM_SCHEMAS).flatMap((name) => wrongIds(site.collections.get(name) ?? [])),
    ...Object.keys(ITEM_SCHEMAS).flatMap((name) => sharedNames(site.collections.get(name) ?? [])),
    ...secondFeatured(site.collections.get("posts") ?? []),
    ...countryFaults(site.collections),
    ...strayGroups(site),
  ],
};
