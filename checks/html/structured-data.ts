import type { Constants } from "../../data/constants";
import { plansOf } from "../../data/plans";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { HtmlFinding, HtmlRule } from "./html-rule";

/** What the site's structured data says, by its names at https://schema.org; a figure in any other would be read by nobody. */
const PROPERTIES = new Set(
  (
    "@context @type @id name description url logo sameAs inLanguage publisher isPartOf mainEntity mainEntityOfPage " +
    "itemListElement position item acceptedAnswer text provider author jobTitle image headline datePublished dateModified " +
    "articleSection keywords applicationCategory operatingSystem offers price priceCurrency"
  ).split(" "),
);
const SCRIPT = /<script type="application\/ld\+json"[^>]*>([^<]*)/g;

/** True when a page's structured data has nothing that needs a closer look: no price, no unknown property. */
export function isUsualData(html: string): boolean {
  for (const [, json = ""] of html.matchAll(SCRIPT))
    for (const [, key = ""] of json.matchAll(/"(@?\w+)":/g))
      if (key === "price" || !PROPERTIES.has(key)) return false;
  return true;
}

/** An offer is that of a plan, at its price, in dollars (spec 9 Plans). */
function wrongOffer({ name, price, priceCurrency }: JsonObject, constants: Constants): string | undefined {
  const plan = plansOf(constants).find((one) => one.name === name);
  if (!plan) return `offers "${String(name)}", which is no plan`;
  const constant = constants.get(`plans.${plan.id}.price`);
  if (Number(price) !== constant?.value || price === "")
    return `offers ${plan.name} at "${String(price)}", but plans.${plan.id}.price is ${constant?.value}`;
  return priceCurrency === "USD"
    ? undefined
    : `offers ${plan.name} in "${String(priceCurrency)}", not in USD`;
}

function faultsIn(value: JsonValue, constants: Constants): string[] {
  if (Array.isArray(value)) return value.flatMap((child) => faultsIn(child, constants));
  if (!isJsonObject(value)) return [];
  const offer = value["@type"] === "Offer" ? wrongOffer(value, constants) : undefined;
  const unknown = Object.keys(value).filter((key) => !PROPERTIES.has(key));
  return [
    ...(offer === undefined ? [] : [offer]),
    ...unknown.map((key) => `says "${key}", which no constant and no source of the page decides`),
    ...Object.values(value).flatMap((child) => faultsIn(child, constants)),
  ];
}

/** What search engines are told is held to the constants property by property. */
export const structuredData: HtmlRule = {
  name: "structured-data",
  severity: "error",
  summary: "Structured data has only known properties, and offers each plan at its price in dollars.",
  docs: {
    why: "Search engines show what structured data says, and nobody sees it on the page: an invented rating or a price in euros would stand in their results for months.",
    wrong: `<h1>Pingo</h1><script type="application/ld+json">{"@type": "Product", "aggregateRating": {"ratingValue": "5"}}</script>`,
    right: `<h1>Pingo</h1><script type="application/ld+json">{"@type": "Product", "name": "Pingo"}</script>`,
  },
  check: ({ structured }, { constants }) =>
    structured.flatMap(({ value, where }) =>
      faultsIn(value, constants).map(
        (fault): HtmlFinding => ({
          where,
          message: `The structured data ${fault}.`,
          fix: "Correct it in renderer/head, where it is made of the page's content and the constants.",
        }),
      ),
    ),
};
