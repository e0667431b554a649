import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { formatPlans, type Plan, plansOf } from "../../data/plans";
import type { Site } from "../../data/site";
import { isJsonObject } from "../../schema/json-document";
import { valueAt } from "../../schema/json-path";
import type { Field } from "../checked-page";
import { type PlanLabel, planLabels } from "../reasoning/plans";
import { type Objection, type PlacedToken, type ReasonedText, textRule } from "../reasoning/texts";

const PRICE_ATTRIBUTES = ["price", "listPrice", "annualPrice"];

/** Returns `price` and `standard` for `plans.standard.price`; undefined for a fact of all plans, such as the trial. */
function attributeOf(
  { key, sameAs }: Constant,
  constants: Constants,
): { name: string; owner: Plan } | undefined {
  const [group, id, name] = key.split(".");
  const owner = group === "plans" ? plansOf(constants).find((plan) => plan.id === id) : undefined;
  const isOfAll = sameAs !== undefined && !sameAs.startsWith("plans.");
  return owner && name !== undefined && !isOfAll ? { name, owner } : undefined;
}

/** Whether a constant fits a sentence about these plans, because one of them has the same value. */
function fits(constant: Constant, name: string, labels: readonly PlanLabel[], constants: Constants): boolean {
  const isSameFor = ({ id }: Plan) => {
    const own = constants.get(`plans.${id}.${name}`);
    return own !== undefined && formatConstant(own) === formatConstant(constant);
  };
  return labels.some(({ isAll, isContrast, about }) =>
    isAll ? PRICE_ATTRIBUTES.includes(name) || about.every(isSameFor) : isContrast || about.some(isSameFor),
  );
}

/** Returns the question that a text answers; empty for any other text. */
function questionOf({ document, path }: Field): string {
  const entry = path.at(-1) === "answer" ? valueAt(document.value, path.slice(0, -1)) : undefined;
  return isJsonObject(entry) ? String(entry.question) : "";
}

/** Returns what a text without a plan's name is about: the plan of its card, if it names no other, or of its question. */
function contextLabels({ text, plan: planOf, field }: ReasonedText, { constants, data }: Site): PlanLabel[] {
  const plan = planOf();
  const labelsOf = (words: string) =>
    planLabels(words, { start: 0, end: words.length }, constants, data.name);
  if (!plan) return labelsOf(questionOf(field));
  const isOfCard = labelsOf(text).every(({ about }) => about.includes(plan));
  return isOfCard ? [{ start: 0, end: 0, about: [plan] }] : [];
}

function objectionTo(
  { constant, written, start, end }: PlacedToken,
  labels: readonly PlanLabel[],
  { text }: ReasonedText,
  constants: Constants,
): Objection[] {
  const attribute = attributeOf(constant, constants);
  const [label] = labels;
  if (!attribute || !label || fits(constant, attribute.name, labels, constants)) return [];
  const { name, owner } = attribute;
  const subject = label.isAll ? "every plan" : formatPlans(label.about);
  const message = `${written} (${text.slice(start, end).trim()}) is a fact about ${owner.name}, but this is about ${subject}.`;
  const right = constants.get(`plans.${label.about[0]?.id}.${name}`);
  const fix = right
    ? `Write {{${right.key}}} (${formatConstant(right)}), or name ${owner.name}.`
    : `${subject} has no such fact: name ${owner.name}, or leave it out.`;
  const ofAll = `Name ${owner.name}, since the plans differ in this.`;
  return [{ span: { start, end }, message, fix: label.isAll ? ofAll : fix }];
}

/** Returns the plan beside each token, if plans and tokens alternate: "Lite has 10 texts and Standard 200". */
function pairLabels(labels: readonly PlanLabel[], tokens: readonly PlacedToken[]): readonly PlanLabel[] {
  const kinds = [...labels, ...tokens].sort((a, b) => a.start - b.start).map((entry) => "about" in entry);
  // What follows the last plan may be about all of them.
  const ends = kinds[0] ? kinds.slice(0, 2 * labels.length) : kinds;
  const isInTurns = ends.every((isPlan, index) => isPlan !== ends[index - 1]);
  const isEven = labels.length === tokens.length || (kinds[0] && labels.length < tokens.length);
  return labels.length > 1 && isEven && isInTurns ? labels : [];
}

/** Returns the plans that are named right behind a token, each of which it must fit: "200 texts on Standard and Lite". */
function labelsBehind({ end }: PlacedToken, labels: readonly PlanLabel[], text: string): PlanLabel[] {
  const label = labels.find(({ start, isAll }) => !isAll && /^ (?:for|on) $/.test(text.slice(end, start)));
  return label?.about.map((plan) => ({ ...label, about: [plan] })) ?? [];
}

/** Reports a price or allowance of one plan in a sentence that names only others, or in the card of another. */
function objectionsTo(reasoned: ReasonedText, site: Site): Objection[] {
  const { constants, data } = site;
  const { text, sentences, tokens } = reasoned;
  if (!tokens.some(({ constant }) => constant.key.startsWith("plans."))) return [];
  const place = contextLabels(reasoned, site);
  return sentences.flatMap((sentence) => {
    const own = planLabels(text, sentence, constants, data.name);
    const labels = own.length > 0 ? own : place;
    const ofPlans = sentence.tokens.filter(({ constant }) => attributeOf(constant, constants));
    const beside = pairLabels(own, ofPlans);
    return ofPlans.flatMap((token, index) => {
      const behind = labelsBehind(token, own, text);
      const label =
        behind.find((one) => objectionTo(token, [one], reasoned, constants).length > 0) ?? beside[index];
      return objectionTo(token, label ? [label] : labels, reasoned, constants);
    });
  });
}

/** Each plan is sold with its own prices and limits (spec 9 Plans, Comparison table). */
export const planPrice = textRule({
  name: "plan-price",
  objectionsTo,
});
