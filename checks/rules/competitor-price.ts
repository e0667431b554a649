import { type CollectionItem, shownItems } from "../../data/collections";
import { competitorOf } from "../../data/comparisons";
import { memoize } from "../../data/memoize";
import { formatDollars } from "../../data/numerals";
import type { Site } from "../../data/site";
import { type Field, fieldsOfData, spotOf } from "../checked-page";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { type Finding, findingIn, type SiteRule } from "../rule";
import { sentenceAt, withoutTokens } from "../text";

/** Fields of a file with the prices of its plans and extras. */
const PRICE_FIELDS = ["details", "extras"];

const isStated = ({ path }: Field): boolean => path.some((step) => PRICE_FIELDS.includes(String(step)));

const dollarsIn = ({ source = "" }: Field): Quantity[] =>
  quantitiesIn(withoutTokens(source)).filter(({ kind, units }) => kind === "money" && units.includes("usd"));

/** Converts dollars to cents, to compare amounts without floating-point errors. */
const cents = (dollars: number | string): number => Math.round(Number(dollars) * 100);

/** Returns the numbers of people in a text. */
const peopleIn = (text: string): number[] =>
  quantitiesIn(text)
    .filter(({ kind }) => kind === "count")
    .map(({ value }) => Number(value));

/** Reduces a text to its words, so that only whole words match: "Pro" is not a part of "Professional". */
const asWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/** Reports words before the starting price: pages show its beginning large, as the amount. */
function wordsBeforePrice(field: Field): Finding[] {
  const { path, source = "" } = field;
  const [price] = path.at(-1) === "starting" ? dollarsIn(field) : [];
  if (!price || price.offset === 0) return [];
  const message = `Pages show "${source.split(" ")[0]}" large in place of the price.`;
  return [{ ...spotOf(field), message, fix: `Write "${source.slice(price.offset)}".` }];
}

/** Returns what is wrong with the prices in a competitor's file. Memoized by item. */
const wrongPrices = memoize((item: CollectionItem, site: Site): Finding[] => {
  const { name, pricing } = competitorOf(item);
  const { fields } = fieldsOfData(site, item.document, item.value);
  const pricesOf = (plans: typeof pricing.details): number[] =>
    plans
      .flatMap(({ annualMonthlyPrice, monthlyPrice }) => [annualMonthlyPrice, monthlyPrice])
      .filter((price) => typeof price === "number");
  const prices = pricesOf(pricing.details);
  const stated = fields.filter(isStated).flatMap(dollarsIn);
  const plans = prices.length > 0 ? `cost ${prices.map(formatDollars).join(", ")}` : "have no price";
  // A sentence that names plans is about their prices alone.
  const isKnown = ({ value, offset }: Quantity, text: string): boolean => {
    const { sentence } = sentenceAt(text, offset);
    const named = pricing.details.filter((plan) => asWords(sentence).includes(asWords(plan.name)));
    const known = named.length > 0 ? pricesOf(named) : prices;
    return (
      stated.some((one) => one.value === value) ||
      [1, ...peopleIn(text)].some((people) => known.some((price) => cents(price * people) === cents(value)))
    );
  };
  const otherFields = fields.filter((field) => !isStated(field));
  const unknown = otherFields.flatMap((field) =>
    dollarsIn(field)
      .filter((amount) => !isKnown(amount, withoutTokens(field.source ?? "")))
      .map(({ offset, text }) => {
        const message = `"${text}" is not a price of ${name}, whose plans ${plans}, nor is it the total for the people in the text.`;
        const fix =
          "Correct it, or the price in the list of plans; what costs extra belongs in the list of extras.";
        return findingIn(field, { offset, length: text.length }, { message, fix });
      }),
  );
  return [...fields.flatMap(wordsBeforePrice), ...unknown];
});

/** The prices in the texts of a competitor's file follow from its plans and extras. */
export const competitorPrice: SiteRule = {
  name: "competitor-price",
  checkSite: (_, site) =>
    shownItems(site.collections, "comparisons").flatMap((item) => wrongPrices(item, site)),
};
