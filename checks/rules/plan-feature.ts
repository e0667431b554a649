import type { Constants } from "../../data/constants";
import { formatPlans, type Plan, planPricedBy, plansOf } from "../../data/plans";
import type { Site } from "../../data/site";
import { type Feature, featuresOf } from "../reasoning/features";
import { type PlanLabel, planLabels } from "../reasoning/plans";
import { type Objection, type ReasonedText, type Sentence, textRule } from "../reasoning/texts";
import { namedIn } from "../reasoning/things";
import { matchesIn, spanOf } from "../text";

/** Negations that deny no feature: "no extra charge" denies a charge, "not only" denies nothing. */
const HARMLESS_NEGATION =
  /\bno(?:t only|t just| matter)\b|\b(?:no|without(?: an?y?)?)(?: \w+)? (?:charge|costs?|fees?|card|contract)\b/gi;
/** A plan that is excluded after others are named: "part of Standard, and not of Lite". */
const EXCLUDED_PLAN = /\b(?:and|but) not (?:of|on|in|with) [A-Z]\w+/g;
const NEGATION =
  /\b(?:not?|never|without|neither|nor|none|nothing|cannot|lacks?|miss\w*|le(?:ft|aves?) out)\b|n[’']t\b/i;
const CONDITION =
  /\b(?:except|unless|until|beyond|instead|if|need\w*|requir\w*|upgrad\w*|outgr\w+|add-ons?|adds?|ask\w*|differ\w*)\b/i;
/** Words about payment. A text may name an extra beside any plan if it does not call the extra included. */
const PAYMENT = /\b(?:extra charge|for the first|days?|trial|pay|paid|by the minute|costs?)\b|\$/i;
const INCLUSION =
  /\b(?:includ\w+|free|unlimited|part of|comes? with|built in|no extra|at no|on every|on all)\b/i;
const RESTRICTION =
  /\b(?:only|exclusive\w*|needs?|requires?|required|upgrade to|reserved for|(?:starts?|begins?) with|belongs? to)\b/i;

/** Returns labels of the plans whose price is in a sentence: "recording from $4 a month". */
const priceLabels = ({ tokens }: Sentence, constants: Constants): PlanLabel[] =>
  tokens.flatMap(({ constant, start, end }) => {
    const id = constant.unit === "usd" ? planPricedBy(constant.key) : undefined;
    const plan = plansOf(constants).find((one) => one.id === id);
    return plan ? { start, end, about: [plan] } : [];
  });

/** Formats plans with a verb in singular or plural: "Lite does not", "Lite and Standard do not". */
const formatSubject = (plans: readonly Plan[], one: string, several: string): string =>
  `${formatPlans(plans)} ${plans.length > 1 ? several : one}`;

/** Returns the message about a feature that a text wrongly states of plans; undefined if it is true. */
function wrongFeatureMessage(
  { name, plansOn, isExtra }: Feature,
  about: readonly Plan[],
  words: string,
  route: string | undefined,
): string | undefined {
  const owners = plansOn(route);
  const plain = words.replace(EXCLUDED_PLAN, " ").replace(HARMLESS_NEGATION, " ");
  const without = about.filter((plan) => !owners.includes(plan));
  if (without.length > 0) {
    const isPaid = isExtra && (PAYMENT.test(plain) || !INCLUSION.test(words));
    if (isPaid || NEGATION.test(plain) || CONDITION.test(plain)) return undefined;
    const claims = without.length > 1 ? "they do" : "it does";
    const verb = isExtra ? "include" : "have";
    return `${formatSubject(without, "does", "do")} not ${verb} ${name}, but this text says that ${claims}.`;
  }
  const missed = owners.filter(({ rank }) => rank < (about[0]?.rank ?? 0));
  const isRestricted = !isExtra && missed.length > 0 && RESTRICTION.test(plain) && !NEGATION.test(plain);
  return isRestricted
    ? `${formatSubject(missed, "has", "have")} ${name} too, but this text asks for ${formatPlans(about)}.`
    : undefined;
}

/** Describes what the constants state about a feature. */
function describeConstant({ key, plansOn }: Feature): string {
  const owners = plansOn(undefined);
  return owners.length > 0
    ? `${key} gives it to ${formatPlans(owners)}`
    : `${key} makes it pay-as-you-go on every plan`;
}

/** Returns the words of a sentence, and the plans that they are about. */
function readSentence(
  text: string,
  plan: Plan | undefined,
  sentence: Sentence,
  { constants, data }: Site,
): { words: string; labels: readonly PlanLabel[] } {
  const { start, end, words } = sentence;
  const excluded = matchesIn(text.slice(start, end), EXCLUDED_PLAN).map((found) => spanOf(found, start));
  const named = planLabels(text, sentence, constants, data.name).filter(
    (label) => !excluded.some((span) => label.start > span.start && label.end <= span.end),
  );
  const labels = named.length > 0 ? named : priceLabels(sentence, constants);
  if (labels.length > 0 || !plan) return { words, labels };
  // A feature in a plan's card is included, unless the text states otherwise.
  const card = /[:–—]/.test(words) ? words : `${words} included`;
  return { words: card, labels: [{ start, end, about: [plan] }] };
}

/** Reports features that a sentence gives to plans without them, or denies to plans with them. */
function wrongFeatures(
  { text, route }: ReasonedText,
  plan: Plan | undefined,
  sentence: Sentence,
  site: Site,
): Objection[] {
  const { words, labels } = readSentence(text, plan, sentence, site);
  // Most sentences are about no plan, and the search for features takes longer.
  if (labels.length === 0 || sentence.isQuestion) return [];
  const features = namedIn(sentence.words, featuresOf(site.constants));
  const first = features.filter(
    ({ thing }, index) => features.findIndex((one) => one.thing === thing) === index,
  );
  return first.flatMap(({ thing, start, end }) => {
    // "Lite has texts, and Standard adds recording": each named plan may be the intended one.
    const wrong = labels.map(({ isContrast, about }) =>
      isContrast ? undefined : wrongFeatureMessage(thing, about, words, route),
    );
    const [message] = wrong;
    if (message === undefined || wrong.includes(undefined)) return [];
    const span = { start: sentence.start + start, end: sentence.start + end };
    return [{ span, message, fix: `${describeConstant(thing)}: say so, or leave it out here.` }];
  });
}

/** The constants define which plans have a feature (spec 6, 9 Comparison table, Plan tags). */
export const planFeature = textRule({
  name: "plan-feature",
  objectionsTo(text, site) {
    const plan = text.plan();
    return text.sentences.flatMap((sentence) => wrongFeatures(text, plan, sentence, site));
  },
});
