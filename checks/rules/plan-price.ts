import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { type Plan, plansOf } from "../../data/plans";
import { isJsonObject } from "../../schema/json-document";
import type { Field } from "../checked-page";
import { valueAt } from "../json-path";
import { listOf } from "../reasoning/features";
import { type Governed, governors, type Value } from "../reasoning/govern";
import { mayNamePlan, type PlanLabel, planLabels } from "../reasoning/plans";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { wordsOf } from "../reasoning/words";
import { sentencesOf } from "../sentence";
import { isWithin, type Span } from "../span";
import { textRule } from "../text-rule";

/** Something that a text says of a plan: `plans.standard.price` is the `price` of `standard`. */
interface Attribute extends Value {
  name: string;
  /** The plans that have this value; the first is the one whose token it is, where there is a token. */
  plans: readonly Plan[];
  /** As a visitor reads it, with the token where there is one. */
  written: string;
}

const PRICES = ["price", "listPrice", "annualPrice"];

/** The plan and the attribute that a key names; nothing for what is a fact about all (plans.standard.trial). */
function partsOf(
  { key, sameAs }: Constant,
  plans: readonly Plan[],
): { plan: Plan; name: string } | undefined {
  if (sameAs !== undefined && !sameAs.startsWith("plans.")) return undefined;
  const [group, id, name] = key.split(".");
  const plan = group === "plans" ? plans.find((one) => one.id === id) : undefined;
  return plan && name ? { plan, name } : undefined;
}

const sameReading = (one: Constant, other: Constant): boolean =>
  one.value === other.value && one.to === other.to && one.unit === other.unit;

/** The plans whose attribute of this name says the same. */
function plansWith(constants: Constants, constant: Constant, name: string): Plan[] {
  return plansOf(constants).filter(({ id }) => {
    const own = constants.get(`plans.${id}.${name}`);
    return own !== undefined && sameReading(own, constant);
  });
}

function tokensOfPlans({ tokens, text }: ReasonedText, constants: Constants): Attribute[] {
  return tokens.flatMap(({ constant, written, start, end }): Attribute[] => {
    const parts = partsOf(constant, plansOf(constants));
    if (!parts) return [];
    const { plan, name } = parts;
    const others = plansWith(constants, constant, name).filter(({ id }) => id !== plan.id);
    const read = text.slice(start, end).trim();
    const more = { isListed: constant.unit !== "usd", isCompared: name === "listPrice" };
    return [{ start, end, name, plans: [plan, ...others], written: `${written} (${read})`, ...more }];
  });
}

/** The plan that a sentence goes on about, though it does not name it: "Lite is the smallest plan. It costs $4." */
const GOES_ON = /^["“\s]*(?:It|Its|That|This|Here|With it|For that|You (?:also )?(?:get|pay|have))\b/;
const BULLET = /^\s*(?:-|\d+\.)?\s*[A-Z]\w+( plan)?\s*:/;

function carried(
  text: string,
  sentence: Span,
  before: PlanLabel[],
  beforeSpan: Span = { start: 0, end: 0 },
): PlanLabel[] {
  const [label, ...others] = before;
  const isOne = others.every(({ about }) => about.length === 1 && about[0] === label?.about[0]);
  if (!label || !isOne || label.isOther || label.isAll) return [];
  const isSameLine = !text.slice(Math.max(0, beforeSpan.end - 1), sentence.start).includes("\n");
  const goesOn =
    GOES_ON.test(text.slice(sentence.start, sentence.end)) ||
    BULLET.test(text.slice(beforeSpan.start, beforeSpan.end));
  if (!isSameLine || !goesOn) return [];
  return [{ ...label, start: sentence.start, end: sentence.start }];
}

/** "Going from Lite to Standard takes you from $4 to $12": names first, then a value for each of them. */
function inOrder(labels: readonly PlanLabel[], values: readonly Span[]): PlanLabel[] {
  const [first] = labels;
  const last = labels.at(-1);
  const isInOrder = last && values.length > 1 && values.every(({ start }) => start >= last.end);
  if (!first || !isInOrder || labels.length < 2) return [];
  return [{ ...first, end: last.end, about: labels.flatMap(({ about }) => about) }];
}

/** The question that a text answers; empty for any other text. */
function questionOf({ document, path }: Field): string {
  const entry = path.at(-1) === "answer" ? valueAt(document.value, path.slice(0, -1)) : undefined;
  return isJsonObject(entry) ? String(entry.question) : "";
}

/** What a sentence is about, by its own words, by the sentence before it, or by its place on the page. */
function* governedAttributes(
  reasoned: ReasonedText,
  attributes: readonly Attribute[],
  { constants, product }: Reasoning,
): Generator<[Attribute, Pick<Governed<Plan>, "label"> | undefined]> {
  const { text, plan: placed } = reasoned;
  const question = questionOf(reasoned.field);
  let before = planLabels(question, { start: 0, end: question.length }, constants, product);
  let beforeSpan: Span | undefined;
  // "Later you move up to Standard. You then have …" in the card of Lite: what follows may be of either.
  let isElsewhere = false;
  for (const sentence of sentencesOf(text)) {
    const values = attributes.filter((attribute) => isWithin(attribute, sentence));
    let labels = planLabels(text, sentence, constants, product);
    isElsewhere ||= placed !== undefined && labels.some(({ about }) => !about.includes(placed));
    if (labels.length === 0) labels = carried(text, sentence, before, beforeSpan);
    before = labels;
    beforeSpan = sentence;
    const isOfPlace = labels.length === 0 && placed !== undefined && !isElsewhere;
    const [all] = inOrder(labels, values);
    const found = all ? values.map(() => ({ label: all })) : governors(text, sentence, labels, values);
    for (const [index, value] of values.entries()) {
      const label = { ...value, about: placed ? [placed] : [] };
      yield [value, isOfPlace ? { label } : found[index]];
    }
  }
}

/** True when a value may be said of what the sentence is about. */
function fits(
  { plans, name }: Attribute,
  { about, isOther, isAll }: PlanLabel,
  constants: Constants,
): boolean {
  if (isOther) return true;
  if (!isAll) return about.some(({ id }) => plans.some((plan) => plan.id === id));
  if (PRICES.includes(name)) return true;
  const readings = about.flatMap(({ id }) => constants.get(`plans.${id}.${name}`) ?? []);
  return readings.every((reading) => readings.every((other) => sameReading(reading, other)));
}

function objection(attribute: Attribute, label: PlanLabel, constants: Constants): Objection {
  const { name, plans, written, start, end } = attribute;
  const [owner] = plans;
  const what = wordsOf(name);
  const span = { start, end };
  if (label.isAll) {
    const message = `${written} belongs to ${owner?.name} as its ${what}, but this is about every plan.`;
    return { span, message, fix: `Name ${owner?.name}, since the plans differ in this.` };
  }
  const subject = listOf(label.about);
  const [plan] = label.about;
  const right = constants.get(`plans.${plan?.id}.${name}`);
  const message = `${written} belongs to ${owner?.name} as its ${what}, but this is about ${subject}.`;
  const fix = right
    ? `Write {{${right.key}}} (${formatConstant(right)}), or name ${owner?.name}.`
    : `${subject} has no ${what} in the constants: name ${owner?.name}, or leave it out.`;
  return { span, message, fix };
}

/** A price or allowance of one plan where another one is spoken of. */
function planPriceObjections(text: ReasonedText, reasoning: Reasoning): Objection[] {
  const { constants } = reasoning;
  const attributes = tokensOfPlans(text, constants);
  if (attributes.length === 0) return [];
  if (!text.plan && !mayNamePlan(text.text + questionOf(text.field), constants)) return [];
  return [...governedAttributes(text, attributes, reasoning)].flatMap(([attribute, governed]) => {
    if (!governed || fits(attribute, governed.label, constants)) return [];
    return [objection(attribute, governed.label, constants)];
  });
}

/** Each plan is sold with its own prices and limits (spec 9 Plans, Comparison table). */
export const planPrice = textRule({
  name: "plan-price",
  severity: "error",
  summary: "A price or limit of one plan does not stand beside the name of another plan.",
  formerly: ["data-claim"],
  docs: {
    why: "A token keeps a figure up to date, but it does not know what the sentence is about. This rule reads which plan a sentence or a card is about, and asks for the price and the limits of that plan.",
    wrong: `{ "type": "rich-text", "props": { "body": "Lite costs {{plans.standard.price}} a month." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Lite costs {{plans.lite.price}} a month." } }`,
  },
  objectionsTo: planPriceObjections,
});
