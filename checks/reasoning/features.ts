import { alternatesOn, type Constant, type Constants } from "../../data/constants";
import { memoize } from "../../data/memoize";
import { formatPlans, type Plan, plansFrom, plansOf } from "../../data/plans";
import type { Site } from "../../data/site";
import { lowercaseFirst } from "../../schema/words";
import { phrasesPattern } from "./phrases";
import { planLabels } from "./plans";
import { type Named, namedIn } from "./things";

/** Something that only some plans have. */
export interface Feature extends Named {
  /** Returns the plans that have it, according to what a page on this route may state. */
  plansOn(route: string | undefined): readonly Plan[];
  /** Whether every plan can have it, but only some without paying for it. It is judged where a text calls it included. */
  isExtra: boolean;
}

const namePattern = (phrases: readonly string[]): RegExp => new RegExp(phrasesPattern(phrases), "gi");
/** Returns a pattern of phrases, except for incoming traffic, which every plan has: "receive unlimited texts", "unlimited texts in". */
const attributePattern = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!\\breceive )${phrasesPattern(phrases)}(?! in\\b)`, "gi");

/** Returns the plans of a tag: the plan that it names and the larger ones, or all; none for pay-as-you-go. */
function plansOfTag(tag: string, constants: Constants): readonly Plan[] {
  const named = plansFrom(tag, constants);
  return named.length > 0 || tag === "pay-as-you-go" ? named : plansOf(constants);
}

/** Returns the feature of a constant that is a plan tag. An alternate reading of it holds on its own pages. */
function taggedFeature(constant: Constant, constants: Constants): Feature {
  const { key, value, label = "", subject } = constant;
  const name = lowercaseFirst(label);
  const plansOn = (route: string | undefined) => {
    const tags = [constant, ...(route === undefined ? [] : alternatesOn(constant, route))];
    const each = tags.map((tag) => plansOfTag(String(tag.value), constants));
    return each.reduce((most, some) => (some.length > most.length ? some : most));
  };
  const isExtra = value === "pay-as-you-go";
  return { name, key, pattern: namePattern(subject?.names ?? [name]), plansOn, isExtra };
}

/**
 * Returns the features that the texts of an attribute give to a plan and to the larger plans: "unlimited minutes",
 * "priority support". A feature that is included only there, and has a price elsewhere, has the names of its add-on.
 */
function attributeFeatures(attribute: string, label: string, constants: Constants): Feature[] {
  const addOn = constants.get(`addOns.${attribute}`);
  const readings = plansOf(constants).flatMap(({ id }) => constants.get(`plans.${id}.${attribute}`) ?? []);
  const about = readings.flatMap(({ subject }) => subject?.about.split(" ") ?? []);
  const given = readings.filter(
    ({ value }) => typeof value === "string" && (value === "Included") === (addOn !== undefined),
  );
  return given.flatMap(({ key, value }): Feature[] => {
    const plans = plansFrom(key.split(".")[1] ?? "", constants);
    const word = String(value).split(" ").at(-1)?.toLowerCase();
    const phrases = [label, ...about].map((one) => `${word} ${lowercaseFirst(one)}`);
    const name = addOn ? lowercaseFirst(label) : (phrases[0] ?? "");
    const pattern = addOn?.subject?.names ? namePattern(addOn.subject.names) : attributePattern(phrases);
    const isOfAll = plans.length === plansOf(constants).length;
    return isOfAll ? [] : [{ name, key, pattern, plansOn: () => plans, isExtra: addOn !== undefined }];
  });
}

/** Returns the features that the constants give to some plans. Memoized. */
export const featuresOf = memoize((constants: Constants): readonly Feature[] =>
  [...constants.values()].flatMap((constant): Feature[] => {
    const { key, unit, value, subject, label } = constant;
    const [group, attribute = "", part] = key.split(".");
    if (group === "attributes" && part === "name")
      return attributeFeatures(attribute, String(value), constants);
    // A feature of every plan can only be wrongly denied to some of them, so it needs names that certainly mean it.
    const isNamed = subject?.names !== undefined || (label !== undefined && value !== "all");
    return unit === "plan-tag" && isNamed ? [taggedFeature(constant, constants)] : [];
  }),
);

/**
 * Describes the features that a sentence names beside a plan, for the person who reads it:
 * ` [call recording: Standard and Enterprise]`. When that changes, the sentence is read again, since no rule can judge every
 * sentence.
 *
 * @returns an empty text if it names none
 */
export function describeFeatures(text: string, { constants, data }: Site, route: string | undefined): string {
  if (planLabels(text, { start: 0, end: text.length }, constants, data.name).length === 0) return "";
  const features = new Set(namedIn(text, featuresOf(constants)).map(({ thing }) => thing));
  const facts = [...features]
    .filter(({ key }) => key.startsWith("features."))
    .map(({ name, plansOn }) => `${name}: ${formatPlans(plansOn(route)) || "extra"}`);
  return facts.length === 0 ? "" : ` [${facts.join("; ")}]`;
}
