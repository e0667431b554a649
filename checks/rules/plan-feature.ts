import type { Constants } from "../../data/constants";
import { type Plan, planPricedBy, plansOf } from "../../data/plans";
import { type Feature, featuresOf, listOf } from "../reasoning/features";
import { type PlanLabel, planLabels } from "../reasoning/plans";
import {
  type Objection,
  type ReasonedText,
  type Reasoning,
  type Sentence,
  textRule,
} from "../reasoning/texts";
import { namedIn } from "../reasoning/things";

/** "No extra charge" denies a charge, and "not only" nothing: neither denies the feature. */
const HARMLESS =
  /\bno(?:t only|t just| matter)\b|\b(?:no|without(?: an?y?)?)(?: \w+)? (?:charge|costs?|fees?|card|contract)\b/gi;
const NOT =
  /\b(?:not?|never|without|neither|nor|none|nothing|cannot|lacks?|miss\w*|le(?:ft|aves?) out)\b|n[’']t\b/i;
const OTHERWISE =
  /\b(?:except|unless|until|beyond|instead|if|need\w*|requir\w*|upgrad\w*|outgr\w+|add-ons?|adds?|ask\w*|differ\w*)\b/i;
/** What every plan can have for money may be named beside it where it is not said to be included. */
const PAID = /\b(?:extra charge|for the first|days?|trial|pay|paid|by the minute|costs?)\b|\$/i;
const INCLUDED =
  /\b(?:includ\w+|free|unlimited|part of|comes? with|built in|no extra|at no|on every|on all)\b/i;
const ONLY =
  /\b(?:only|exclusive\w*|needs?|requires?|required|upgrade to|reserved for|(?:starts?|begins?) with|belongs? to)\b/i;

/** The price of a plan names it as well: "recording from $4 a month". */
const priceLabels = ({ tokens }: Sentence, constants: Constants): PlanLabel[] =>
  tokens.flatMap(({ constant, start, end }) => {
    const id = constant.unit === "usd" ? planPricedBy(constant.key) : undefined;
    const plan = plansOf(constants).find((one) => one.id === id);
    return plan ? { start, end, about: [plan] } : [];
  });

/** "Lite does not", "Lite and Standard do not", with a verb for one of them and for several. */
const say = (plans: readonly Plan[], one: string, several: string): string =>
  `${listOf(plans)} ${plans.length > 1 ? several : one}`;

/** What is wrong with a feature being said of plans, as the message; nothing where it is true. */
function wrongOf(
  { name, plansOn, isExtra }: Feature,
  about: readonly Plan[],
  words: string,
  route: string | undefined,
): string | undefined {
  const owners = plansOn(route);
  const plain = words.replace(HARMLESS, " ");
  const without = about.filter((plan) => !owners.includes(plan));
  if (without.length > 0) {
    const isPaid = isExtra && (PAID.test(plain) || !INCLUDED.test(words));
    if (isPaid || NOT.test(plain) || OTHERWISE.test(plain)) return undefined;
    const claims = without.length > 1 ? "they do" : "it does";
    const verb = isExtra ? "include" : "have";
    return `${say(without, "does", "do")} not ${verb} ${name}, but this text says that ${claims}.`;
  }
  const missed = owners.filter(({ rank }) => rank < (about[0]?.rank ?? 0));
  const isKept = !isExtra && missed.length > 0 && ONLY.test(plain) && !NOT.test(plain);
  return isKept
    ? `${say(missed, "has", "have")} ${name} too, but this text asks for ${listOf(about)}.`
    : undefined;
}

/** What the constants say of a feature. */
function ruleOf({ key, plansOn }: Feature): string {
  const owners = plansOn(undefined);
  return owners.length > 0
    ? `${key} gives it to ${listOf(owners)}`
    : `${key} makes it pay-as-you-go on every plan`;
}

/** The words of a sentence, and the plans that they are about. */
function saidIn(
  text: string,
  plan: Plan | undefined,
  sentence: Sentence,
  { constants, product }: Reasoning,
): { words: string; labels: readonly PlanLabel[] } {
  const { start, end, words } = sentence;
  const named = planLabels(text, sentence, constants, product);
  const labels = named.length > 0 ? named : priceLabels(sentence, constants);
  if (labels.length > 0 || !plan) return { words, labels };
  // What stands in a plan's card is included, unless it says otherwise.
  const card = /[:–—]/.test(words) ? words : `${words} included`;
  return { words: card, labels: [{ start, end, about: [plan] }] };
}

/** Features that are said of plans without them, or kept from plans with them. */
function wrongFeatures(
  { text, route }: ReasonedText,
  plan: Plan | undefined,
  sentence: Sentence,
  reasoning: Reasoning,
): Objection[] {
  const { words, labels } = saidIn(text, plan, sentence, reasoning);
  // Most sentences are about no plan; to look for features takes longer.
  if (labels.length === 0 || sentence.isQuestion) return [];
  const features = namedIn(sentence.words, featuresOf(reasoning.constants));
  const first = features.filter(({ of }, index) => features.findIndex((one) => one.of === of) === index);
  return first.flatMap(({ of, start, end }) => {
    // "Lite has texts, and Standard adds recording": each plan that is named may be the one that is meant.
    const wrong = labels.map(({ isOther, about }) =>
      isOther ? undefined : wrongOf(of, about, words, route),
    );
    const [message] = wrong;
    if (message === undefined || wrong.includes(undefined)) return [];
    const span = { start: sentence.start + start, end: sentence.start + end };
    return [{ span, message, fix: `${ruleOf(of)}: say so, or leave it out here.` }];
  });
}

/** Which plans have a feature stands in the constants (spec 6, 9 Comparison table, Plan tags). */
export const planFeature = textRule({
  name: "plan-feature",
  summary: "A plan is said to have a feature only where the plan tags give it that feature.",
  why:
    "Whoever takes Lite because a page promised call recording asks for the money back. Which plans have a " +
    "feature is a constant of `features`, and every sentence keeps to it; tags and tables are filled in from " +
    "it. Another reading that a constant records holds on its own pages.",
  wrong: `{ "type": "rich-text", "props": { "body": "Lite includes call recording." } }`,
  right: `{ "type": "rich-text", "props": { "body": "Call recording comes with Standard and Enterprise." } }`,
  objectionsTo(text, reasoning) {
    const plan = text.plan();
    return text.sentences.flatMap((sentence) => wrongFeatures(text, plan, sentence, reasoning));
  },
});
