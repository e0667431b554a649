import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { type Plan, plansOf } from "../../data/plans";
import { isJsonObject } from "../../schema/json-document";
import type { Field } from "../checked-page";
import { valueAt } from "../json-path";
import { listOf } from "../reasoning/features";
import { type PlanLabel, planLabels } from "../reasoning/plans";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { wordsOf } from "../reasoning/words";
import { sentencesOf } from "../sentence";
import { isWithin, type Span } from "../span";
import { textRule } from "../text-rule";

/** Something that a text says of a plan: `plans.standard.price` is the `price` of `standard`. */
interface Attribute extends Span {
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
    return [{ start, end, name, plans: [plan, ...others], written: `${written} (${read})` }];
  });
}

/** The question that a text answers; empty for any other text. */
function questionOf({ document, path }: Field): string {
  const entry = path.at(-1) === "answer" ? valueAt(document.value, path.slice(0, -1)) : undefined;
  return isJsonObject(entry) ? String(entry.question) : "";
}

/** True when a value may be said in a sentence about these plans. */
function fits({ plans, name }: Attribute, labels: readonly PlanLabel[], constants: Constants): boolean {
  const isOfEach = ({ about }: PlanLabel) => {
    const readings = about.flatMap(({ id }) => constants.get(`plans.${id}.${name}`) ?? []);
    return readings.every((reading) => readings.every((other) => sameReading(reading, other)));
  };
  return labels.some((label) =>
    label.isAll
      ? PRICES.includes(name) || isOfEach(label)
      : label.isOther || label.about.some((plan) => plans.includes(plan)),
  );
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

/** What a text without a plan's name is about: the plan of its card, unless it speaks of others too, or of its question. */
function placeOf({ text, plan, field }: ReasonedText, { constants, product }: Reasoning): PlanLabel[] {
  const labelsOf = (words: string) => planLabels(words, { start: 0, end: words.length }, constants, product);
  if (!plan) return labelsOf(questionOf(field));
  return labelsOf(text).every(({ about }) => about.includes(plan))
    ? [{ start: 0, end: 0, about: [plan] }]
    : [];
}

/** A price or allowance of one plan in a sentence that names only others, or in the card of another. */
function planPriceObjections(reasoned: ReasonedText, reasoning: Reasoning): Objection[] {
  const { constants, product } = reasoning;
  const { text } = reasoned;
  const attributes = tokensOfPlans(reasoned, constants);
  if (attributes.length === 0) return [];
  const place = placeOf(reasoned, reasoning);
  return sentencesOf(text).flatMap((sentence) => {
    const own = planLabels(text, sentence, constants, product);
    const labels = own.length > 0 ? own : place;
    const [label] = labels;
    if (!label) return [];
    return attributes
      .filter((attribute) => isWithin(attribute, sentence) && !fits(attribute, labels, constants))
      .map((attribute) => objection(attribute, label, constants));
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
