import type { Constants } from "../../data/constants";
import { type Plan, planPricedBy, plansOf } from "../../data/plans";
import { type Feature, featuresNamedIn, listOf } from "../reasoning/features";
import type { FoundName } from "../reasoning/name-finder";
import { type PlanLabel, planLabels } from "../reasoning/plans";
import { isOpenQuestion } from "../reasoning/question";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { sentencesOf } from "../sentence";
import { isWithin, type Span } from "../span";
import { textRule } from "../text-rule";

/** "No extra charge" denies a charge, and "not only" nothing: neither denies the feature. */
const HARMLESS =
  /\bno(?:t only|t just| matter)\b|\b(?:no|without(?: an?y?)?|free of|never an?) (?:extra |further |additional |hidden |added |set-?up )*(?:charge|costs?|fees?|setup|set-up|card|credit card|add-ons?|catch|surcharge|app|hardware|contract|commitment|limits?|effort)\b/gi;
const DENIES =
  /\b(?:not?|never|without|except|unless|lacks?|miss\w*|leaves? out|left out|nothing|differ\w*|neither|nor|none|cannot|need\w*|require\w*|upgrad\w*|outgr[eo]w\w*|beyond|until|add-ons?|adds?|ask\w*|if|instead)\b|n[’']t\b/i;
const ADDED =
  /\b(?:add-ons?|adds?|extra charge|for the first|days?|trial|pay|paid|by the minute|unless|except|not?|without|costs?|cost)\b|n[’']t\b|\$/i;
const INCLUDED =
  /\b(?:includ\w+|free|unlimited|part of|comes? with|built in|no extra|at no|on every|on all)\b/i;
const SOLD = /\badd-on\b|\bextra charge\b|\b(?:costs?|paid) extra\b|\bpaid for\b/i;
const DENIES_SALE = /\b(?:no|not|never|until|unless|except|but|before|instead|without)\b|n[’']t\b/i;
const ONLY =
  /\b(?:only|exclusive\w*|needs?|requires?|required|(?:have|has|must|need) (?:to )?upgrade|upgrade (?:from \w+ )?to|reserved for|starting with|(?:begins?|starts?) with|belongs? to)\b/i;

/** The price of a plan names it as well: "recording from $4 a month". */
function priceLabels({ tokens }: ReasonedText, sentence: Span, constants: Constants): PlanLabel[] {
  return tokens.flatMap((token): PlanLabel[] => {
    const id = planPricedBy(token.constant.key);
    const plan = isWithin(token, sentence) ? plansOf(constants).find((one) => one.id === id) : undefined;
    return plan && token.constant.unit === "usd"
      ? [{ start: token.start, end: token.end, about: [plan] }]
      : [];
  });
}

/** Says that a plan has what it has not; nothing where it says so truly. */
function claim(
  { of: feature, start, end }: FoundName<Feature>,
  about: readonly Plan[],
  words: string,
  route: string | undefined,
): Objection | undefined {
  const { name, rule, isExtra } = feature;
  const owners = feature.plansOn(route);
  const without = about.filter((plan) => !owners.some(({ id }) => id === plan.id));
  const plain = words.replace(HARMLESS, " ");
  const span = { start, end };
  const fix = `${rule}: say so, or leave it out here.`;
  if (without.length > 0) {
    const isDenied = isExtra ? ADDED.test(plain) || !INCLUDED.test(words) : DENIES.test(plain);
    if (isDenied) return undefined;
    const verb = isExtra ? "include" : "have";
    const [does, it] = without.length > 1 ? ["do", "they do"] : ["does", "it does"];
    return {
      span,
      message: `${listOf(without)} ${does} not ${verb} ${name}, but this text says that ${it}.`,
      fix,
    };
  }
  if (isExtra && SOLD.test(plain) && !INCLUDED.test(words) && !DENIES_SALE.test(plain)) {
    const message = `${listOf(about)} ${about.length > 1 ? "include" : "includes"} ${name}, but this text sells it as an extra.`;
    return { span, message, fix };
  }
  const [lowest] = about;
  const missed = owners.filter(({ rank }) => lowest && rank < lowest.rank);
  const denies = /\b(?:not?|never|without)\b|n[’']t\b/i.test(plain);
  if (isExtra || missed.length === 0 || denies || !ONLY.test(words)) return undefined;
  const message = `${listOf(missed)} ${missed.length > 1 ? "have" : "has"} ${name} too, but this text asks for ${listOf(about)}.`;
  return { span, message, fix };
}

/** The features that a sentence names, each once, where the whole text has them. */
function featuresIn(words: string, { start }: Span, constants: Constants): FoundName<Feature>[] {
  const named = featuresNamedIn(words, constants);
  return named
    .filter((one, index) => named.findIndex(({ of }) => of === one.of) === index)
    .map((one) => ({ of: one.of, start: start + one.start, end: start + one.end }));
}

function inSentence(reasoned: ReasonedText, sentence: Span, { constants, product }: Reasoning): Objection[] {
  const { text, route, plan } = reasoned;
  const names = planLabels(text, sentence, constants, product);
  const labels: PlanLabel[] = names.length > 0 ? names : priceLabels(reasoned, sentence, constants);
  if ((labels.length === 0 && !plan) || isOpenQuestion(reasoned, sentence)) return [];
  const words = text.slice(sentence.start, sentence.end);
  const features = featuresIn(words, sentence, constants);
  if (labels.length === 0)
    return plan
      ? features.flatMap((one) => claim(one, [plan], isExtraIncluded(one, words), route) ?? [])
      : [];
  // "Lite has texts, and Standard adds recording": one of the plans that a sentence names may be the one that is meant.
  return features.flatMap((feature) => {
    const claims = labels.flatMap(({ isOther, about }) =>
      isOther ? [] : (claim(feature, about, words, route) ?? []),
    );
    return claims.length === labels.length ? claims.slice(0, 1) : [];
  });
}

/** What stands in a plan's card is included, unless it says otherwise. */
function isExtraIncluded({ of: feature }: FoundName<Feature>, words: string): string {
  return feature.isExtra && !/[:–—]/.test(words) ? `${words} included` : words;
}

/** A feature said of a plan that does not have it, or kept from one that has it. */
function planFeatureObjections(reasoned: ReasonedText, reasoning: Reasoning): Objection[] {
  return [
    ...wrongTagTokens(reasoned, reasoning.constants),
    ...sentencesOf(reasoned.text).flatMap((sentence) => inSentence(reasoned, sentence, reasoning)),
  ];
}

/** A plan tag said of another feature: "HIPAA: {{features.callRecording}}". */
function wrongTagTokens({ text, tokens }: ReasonedText, constants: Constants): Objection[] {
  return tokens.flatMap(({ constant, written, start, end }): Objection[] => {
    if (constant.unit !== "plan-tag") return [];
    const sentence = sentencesOf(text).find((span) => isWithin({ start, end }, span));
    const words = sentence ? text.slice(sentence.start, sentence.end) : "";
    const named = featuresNamedIn(words, constants).filter(({ of: feature }) =>
      feature.key.startsWith("features."),
    );
    const [other] = named;
    if (!other || named.some(({ of: feature }) => feature.key === constant.key)) return [];
    const message = `${written} is the plan tag of another feature than ${other.of.name}.`;
    return [{ span: { start, end }, message, fix: `Write {{${other.of.key}}}.` }];
  });
}

/** Which plans have a feature stands in the constants (spec 6, 9 Comparison table, Plan tags). */
export const planFeature = textRule({
  name: "plan-feature",
  severity: "error",
  summary: "A plan is said to have a feature only where the plan tags give it that feature.",
  docs: {
    why: "Whoever takes Lite because a page promised call recording asks for the money back. Which plans have a feature is a constant of `features`, and every sentence keeps to it; tags and tables are filled in from it. Another reading that a constant records holds on its own pages.",
    wrong: `{ "type": "rich-text", "props": { "body": "Lite includes call recording." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Call recording comes with Standard and Enterprise." } }`,
  },
  objectionsTo: planFeatureObjections,
});
