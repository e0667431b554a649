import { countryOf } from "../../data/carriers";
import { type CollectionItem, shownItems } from "../../data/collections";
import { ITEM_SCHEMAS } from "../../data/known-files";
import { memoize } from "../../data/memoize";
import type { Site } from "../../data/site";
import { intendedChoice } from "../../schema/explain-value";
import { countryNames } from "../../schema/formats";
import type { JsonPath } from "../../schema/json-document";
import { valuesIn } from "../../schema/json-path";
import { didYouMean, nearest } from "../../schema/nearest";
import type { Post } from "../../schema/shapes.gen";
import { formatList } from "../../schema/words";
import { type Finding, findingAt, type SiteRule } from "../rule";

const at = ({ document }: CollectionItem, path: JsonPath, message: string, fix: string): Finding =>
  findingAt(document, path, { message, fix });

/** Returns items with the fields that distinguish them. Each is read once, since one of a large collection is in its file. */
const identify = (items: readonly CollectionItem[] = []) =>
  items.map((item) => {
    const { id, name, featured } = item.value;
    return { item, id, name, featured };
  });
type Identified = ReturnType<typeof identify>[number];

/** Reports ids that are not the name of their file, by which other files find an item. */
function wrongIds(items: readonly Identified[]): Finding[] {
  return items.flatMap(({ item, id }) => {
    if (typeof id !== "string" || id === item.id) return [];
    return at(item, ["id"], `The id is "${id}", but the file is ${item.id}.json.`, `Write "${item.id}".`);
  });
}

/** Reports names that two items have, except at the item whose id resembles the name. */
function sharedNames(items: readonly Identified[]): Finding[] {
  const isLike = ({ item, name }: Identified) => nearest(item.id, [String(name).replace(/\W+/g, "-")]);
  return items.flatMap((one) => {
    const { item, name } = one;
    const other = items.find((other) => other !== one && other.name === name);
    if (typeof name !== "string" || !other || (isLike(one) && !isLike(other))) return [];
    const message = `"${name}" is also the name in ${other.item.file}.`;
    return at(item, ["name"], message, "Correct one of the two.");
  });
}

/** Reports featured articles after the first one: only one is shown large at the top of the blog. */
function secondFeatured(posts: readonly Identified[]): Finding[] {
  const [first, ...others] = posts.filter(({ featured }) => featured === true);
  return others.map(({ item }) => {
    const message = `Only one article can be featured, and ${first?.item.file} already is.`;
    return at(item, ["featured"], message, "Remove it here or there.");
  });
}

/** Reports a flag or a short name that does not match the country's name. */
function wrongCountry(item: CollectionItem): Finding[] {
  const { name, shortName, flag } = countryOf(item);
  const nameOfFlag = countryNames.of(flag);
  if (nameOfFlag !== name) {
    const message = `"${flag}" is the flag of ${nameOfFlag}, not of ${name}.`;
    return [at(item, ["flag"], message, "Correct the flag or the name.")];
  }
  const initials = name.replace(/[^A-Z]/g, "");
  if (shortName === undefined || shortName === initials) return [];
  return [at(item, ["shortName"], `"${shortName}" is not short for ${name}.`, `Write "${initials}".`)];
}

const PERIOD_DAYS = 30;
/** Tolerance in dollars, since prices are rounded to cents. */
const PRICE_TOLERANCE = 0.02;

/** Reports prices in dollars that are not the local price for 30 days, converted at the rate of the file. */
function wrongPrices(item: CollectionItem): Finding[] {
  const { currency, carriers } = countryOf(item);
  const prices = carriers.flatMap(({ plans }, carrier) =>
    plans.map(({ price, local }, plan) => ({
      price,
      local,
      path: ["carriers", carrier, "plans", plan],
    })),
  );
  const [first, ...others] = new Set(prices.map(({ local }) => local.currency));
  if (first && first !== currency.code && others.length === 0) {
    const message = `The currency is ${currency.code}, but each local price is in ${first}.`;
    return [at(item, ["currency", "code"], message, `Write "${first}".`)];
  }
  return prices.flatMap(({ price, local, path }): Finding[] => {
    if (local.currency !== currency.code) {
      const message = `The local price is in ${local.currency}, but this country's currency is ${currency.code}.`;
      return [at(item, [...path, "local", "currency"], message, `Write "${currency.code}".`)];
    }
    const expected = (local.price * currency.usdPerUnit * PERIOD_DAYS) / (local.cycleDays ?? PERIOD_DAYS);
    if (Math.abs(expected - price) <= PRICE_TOLERANCE) return [];
    const sum = `${local.price} ${local.currency} for ${local.cycleDays ?? PERIOD_DAYS} days`;
    const message = `${sum} is $${expected.toFixed(2)} for ${PERIOD_DAYS} days, but the price says ${price}.`;
    return [at(item, [...path, "price"], message, "Correct the price, the local price or the rate.")];
  });
}

/** Properties that say when a fact held. */
const DATES: readonly unknown[] = ["asOf", "checkedOn"];
const DAY_MS = 86_400_000;

/**
 * Reports dates of facts that are still to come, such as a year with two digits swapped. Memoized, since the search takes a
 * tenth of the check after the save of a page, which changes no item.
 */
const datesToCome = memoize((item: CollectionItem): Finding[] => {
  // In some time zones, the next day has begun.
  const latest = new Date(Date.now() + DAY_MS).toISOString();
  return [...valuesIn(item.value)].flatMap(([path, value]) => {
    if (!DATES.includes(path.at(-1)) || String(value) <= latest) return [];
    return at(item, path, `"${value}" is in the future.`, "Write when the facts were looked up.");
  });
});

/** Reports articles by authors who are not in the list of authors. */
function unknownAuthors({ authors, documents, collections }: Site): Finding[] {
  const names = authors.map(({ name }) => name);
  // A list that is empty or cannot be read is a fault of its own.
  if (names.length === 0) return [];
  const { file } = documents.authors;
  return shownItems(collections, "posts").flatMap((item) => {
    const { author } = item.value as unknown as Post;
    // An empty field is a fault of its form.
    if (author === "" || names.includes(author)) return [];
    const meant = intendedChoice(author, names);
    const fix = meant ? didYouMean(meant) : `Add this author there, or choose one: ${formatList(names)}.`;
    return at(item, ["author"], `"${author}" is not an author in ${file}.`, fix);
  });
}

/** The facts of an item agree with each other, with its file's name and with the list of authors, and none is from the future. */
export const collectionItem: SiteRule = {
  name: "collection-item",
  checkSite: (_, site) => [
    ...Object.keys(ITEM_SCHEMAS).flatMap((name) => {
      const items = identify(site.collections.get(name));
      return [...wrongIds(items), ...sharedNames(items), ...(name === "posts" ? secondFeatured(items) : [])];
    }),
    ...unknownAuthors(site),
    ...["carriers", "comparisons"].flatMap((name) =>
      shownItems(site.collections, name).flatMap((item) => datesToCome(item)),
    ),
    ...shownItems(site.collections, "carriers").flatMap((item) => [
      ...wrongCountry(item),
      ...wrongPrices(item),
    ]),
  ],
};
