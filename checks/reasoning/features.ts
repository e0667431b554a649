import { alternatesOn, type Constant, type Constants } from "../../data/constants";
import { inSentence } from "../../data/numerals";
import { once } from "../../data/once";
import { type Plan, plansOf } from "../../data/plans";
import { phrasesPattern } from "./phrases";
import type { Named } from "./things";

/** Something that only some plans have. */
export interface Feature extends Named {
  /** The plans that have it, as a page on this route may say. */
  plansOn(route: string | undefined): readonly Plan[];
  /** Every plan can have it, and only some without paying for it: judged where it is said to be included. */
  isExtra: boolean;
}

const words = new Intl.ListFormat("en-GB");
/** `Lite`, `Lite and Standard`, `Lite, Standard and Enterprise`. */
export const listOf = (plans: readonly Plan[]): string => words.format(plans.map(({ name }) => name));

const namedBy = (phrases: readonly string[]): RegExp => new RegExp(phrasesPattern(phrases), "gi");
/** What comes in is unlimited on every plan: "receive unlimited texts", "unlimited texts in". */
const givenBy = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!\\breceive )${phrasesPattern(phrases)}(?! in\\b)`, "gi");

/** The plans that a tag stands for: from the plan that it names upwards. */
function plansOfTag(tag: string, plans: readonly Plan[]): readonly Plan[] {
  if (tag === "pay-as-you-go") return [];
  const from = plans.find(({ id }) => id === tag);
  return from ? plans.filter(({ rank }) => rank >= from.rank) : plans;
}

/** A feature with a plan tag: another reading of it holds on its own pages. */
function taggedFeature(constant: Constant, constants: Constants): Feature {
  const { key, value, label = "", subject } = constant;
  const name = inSentence(label);
  const plansOn = (route: string | undefined) => {
    const tags = [constant, ...(route === undefined ? [] : alternatesOn(constant, route))];
    const each = tags.map((tag) => plansOfTag(String(tag.value), plansOf(constants)));
    return each.reduce((most, some) => (some.length > most.length ? some : most));
  };
  const isExtra = value === "pay-as-you-go";
  return { name, key, named: namedBy(subject?.names ?? [name]), plansOn, isExtra };
}

/**
 * What the words of a plan's attribute give to it and to the larger plans: "unlimited minutes", "priority support".
 * What is included only there, and has a price elsewhere, is named as its add-on is.
 */
function attributeFeatures(attribute: string, label: string, constants: Constants): Feature[] {
  const addOn = constants.get(`addOns.${attribute}`);
  const readings = plansOf(constants).flatMap(({ id }) => constants.get(`plans.${id}.${attribute}`) ?? []);
  const about = readings.flatMap(({ subject }) => subject?.about.split(" ") ?? []);
  const given = readings.filter(
    ({ value }) => typeof value === "string" && (value === "Included") === (addOn !== undefined),
  );
  return given.flatMap(({ key, value }): Feature[] => {
    const plans = plansOfTag(key.split(".")[1] ?? "", plansOf(constants));
    const word = String(value).split(" ").at(-1)?.toLowerCase();
    const ways = [label, ...about].map((one) => `${word} ${inSentence(one)}`);
    const name = addOn ? inSentence(label) : (ways[0] ?? "");
    const named = addOn?.subject?.names ? namedBy(addOn.subject.names) : givenBy(ways);
    const isOfAll = plans.length === plansOf(constants).length;
    return isOfAll ? [] : [{ name, key, named, plansOn: () => plans, isExtra: addOn !== undefined }];
  });
}

/** The features that the constants give to some plans. */
export const featuresOf = once((constants: Constants): readonly Feature[] =>
  [...constants.values()].flatMap((constant): Feature[] => {
    const { key, unit, value, subject, label } = constant;
    const [group, attribute = "", part] = key.split(".");
    if (group === "attributes" && part === "name")
      return attributeFeatures(attribute, String(value), constants);
    // What every plan has can only be wrong where it is said to be kept from one, in words that are known to mean it.
    const isNamed = subject?.names !== undefined || (label !== undefined && value !== "all");
    return unit === "plan-tag" && isNamed ? [taggedFeature(constant, constants)] : [];
  }),
);
