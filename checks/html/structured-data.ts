import type { Constants } from "../../data/constants";
import { plansOf } from "../../data/plans";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { HtmlFinding, HtmlRule } from "./html-facts";

const PAGE = "name description url inLanguage isPartOf publisher";

/** Allowed types of the site's structured data, with their properties (https://schema.org). Nobody would review others. */
const TYPES: Readonly<Record<string, string>> = {
  Organization: "name description url logo sameAs",
  WebSite: "name url inLanguage publisher",
  WebPage: PAGE,
  AboutPage: PAGE,
  CollectionPage: PAGE,
  ContactPage: PAGE,
  FAQPage: "mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  BreadcrumbList: "itemListElement",
  ListItem: "position name item url",
  SoftwareApplication: "name applicationCategory publisher offers",
  Offer: "name price priceCurrency",
  BlogPosting: `headline description url mainEntityOfPage image datePublished author publisher articleSection keywords ${PAGE}`,
  Person: "name jobTitle url",
};

/** Returns what is wrong with an offer, which must be a plan at its price in dollars (spec 9 Plans). */
function wrongOffer({ name, price, priceCurrency }: JsonObject, constants: Constants): string | undefined {
  const plan = plansOf(constants).find((one) => one.name === name);
  if (!plan) return `offers "${String(name)}", which is not a plan`;
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
  const { "@type": type = "", "@context": _, "@id": __, ...properties } = value;
  // An object without a type is only a reference.
  const known = type === "" ? "" : TYPES[String(type)];
  if (known === undefined) return [`has the type "${String(type)}", which is not allowed`];
  const offer = type === "Offer" ? wrongOffer(value, constants) : undefined;
  const unknown = Object.keys(properties).filter((key) => !known.split(" ").includes(key));
  return [
    ...(offer === undefined ? [] : [offer]),
    ...unknown.map((key) => `says "${key}", which no constant and no source of the page decides`),
    ...Object.values(properties).flatMap((child) => faultsIn(child, constants)),
  ];
}

/** Structured data has only known types and properties, and offers each plan at its price in dollars. */
export const structuredData: HtmlRule = {
  name: "structured-data",
  check: ({ structured }, { constants }) =>
    structured.flatMap((value) =>
      faultsIn(value, constants).map(
        (fault): HtmlFinding => ({
          where: "structured data",
          message: `The structured data ${fault}.`,
          fix: "Correct it in renderer/head, where it is made from the page's content and the constants.",
        }),
      ),
    ),
};
