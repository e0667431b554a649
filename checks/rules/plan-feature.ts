import type { Constants } from "../../data/constants";
import { type Plan, planPricedBy, plansOf } from "../../data/plans";
import { PLAN_TAGS } from "../../data/reading";
import { isJsonObject, locate } from "../../schema/json-document";
import type { CheckedPage, Field } from "../checked-page";
import { type Feature, featureOfName, featuresNamedIn, listOf } from "../reasoning/features";
import { type Governed, governors, type Label } from "../reasoning/govern";
import type { FoundName } from "../reasoning/name-finder";
import { planOfPlace, waysTo } from "../reasoning/plan-structure";
import { mayNamePlan, planLabels } from "../reasoning/plans";
import { isOpenQuestion } from "../reasoning/question";
import { type Objection, type ReasonedText, type Reasoning, reasoningOf } from "../reasoning/texts";
import type { Finding } from "../rule";
import { sentencesOf } from "../sentence";
import { isWithin, type Span } from "../span";
import { textRule } from "../text-rule";

/** "No extra charge" denies a charge, and "as you want" nothing: neither denies the feature. */
const HARMLESS =
  /\b(?:not only|not just|no matter|(?:as|all) you (?:want|wish|like|need))\b|\b(?:no|without(?: an?y?)?|free of|never an?) (?:extra |further |additional |hidden |added |set-?up )*(?:charge|costs?|fees?|setup|set-up|card|credit card|add-ons?|catch|surcharge|app|hardware|contract|commitment|limits?|effort)\b/gi;
const DENIES =
  /\b(?:not?|never|without|except|unless|lacks?|missing|misses|leaves? out|left out|nothing|differs?|difference|neither|nor|none|cannot|needs?|needed|requires?|required|upgrad\w*|outgr[eo]w\w*|beyond|until|add-ons?|adds?|ask(?:s|ed)?|want\w*|wish\w*|if|instead)\b|n[’']t\b/i;
const ADDED =
  /\b(?:add-ons?|adds?|extra charge|for the first|days?|trial|pay|paid|by the minute|unless|except|not?|without|costs?|cost)\b|n[’']t\b|\$/i;
const INCLUDED =
  /\b(?:includ\w+|free|unlimited|part of|comes? with|built in|no extra|at no|on every|on all)\b/i;
const SOLD = /\badd-on\b|\bextra charge\b|\b(?:costs?|paid) extra\b|\bpaid for\b/i;
const DENIES_SALE = /\b(?:no|not|never|until|unless|except|but|before|instead|without)\b|n[’']t\b/i;
const ONLY =
  /\b(?:only|exclusive\w*|needs?|requires?|required|(?:have|has|must|need) (?:to )?upgrade|upgrade (?:from \w+ )?to|reserved for|starting with|(?:begins?|starts?) with|belongs? to)\b/i;

/** The price of a plan names it as well: "recording from $4 a month". */
function priceLabels({ tokens }: ReasonedText, sentence: Span, constants: Constants): Label<Plan>[] {
  return tokens.flatMap((token): Label<Plan>[] => {
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

function inSentence(
  reasoned: ReasonedText,
  sentence: Span,
  named: readonly FoundName<Feature>[],
  { constants, product }: Reasoning,
): Objection[] {
  const { text, route } = reasoned;
  const values = named.filter((one) => isWithin(one, sentence)).map((one) => ({ ...one, isListed: true }));
  if (values.length === 0) return [];
  const names = planLabels(text, sentence, constants, product);
  const labels: Label<Plan>[] = names.length > 0 ? names : priceLabels(reasoned, sentence, constants);
  const wordsIn = ({ start, end }: Span) => text.slice(start, end);
  if (labels.length === 0) {
    const { plan } = reasoned;
    if (!plan || plan.isTitle) return [];
    return values.flatMap(
      (value) => claim(value, [plan.plan], isExtraIncluded(value, wordsIn(sentence)), route) ?? [],
    );
  }
  const governed: (Governed<Plan> | undefined)[] = governors(text, sentence, labels, values);
  const isRepeated = (index: number) =>
    values.findIndex(({ of: feature }, other) => {
      return feature === values[index]?.of && governed[other]?.label === governed[index]?.label;
    }) < index;
  return values.flatMap((value, index) => {
    const found = governed[index];
    if (!found || found.label.isOther || isRepeated(index)) return [];
    return claim(value, found.label.about, wordsIn(found.segment), route) ?? [];
  });
}

/** What stands in a plan's card is included, unless it says otherwise. */
function isExtraIncluded({ of: feature }: FoundName<Feature>, words: string): string {
  return feature.isExtra && !/[:–—]/.test(words) ? `${words} included` : words;
}

/** A feature said of a plan that does not have it, or kept from one that has it. */
function planFeatureObjections(reasoned: ReasonedText, reasoning: Reasoning): Objection[] {
  return [...wrongTagTokens(reasoned, reasoning.constants), ...wrongFeatures(reasoned, reasoning)];
}

function wrongFeatures(reasoned: ReasonedText, reasoning: Reasoning): Objection[] {
  const { text, tokens, isInStructure } = reasoned;
  const namesPlan = () =>
    mayNamePlan(text, reasoning.constants) ||
    tokens.some(({ constant }) => constant.key.startsWith("plans."));
  if (!isInStructure && !namesPlan()) return [];
  const named = featuresNamedIn(text, reasoning.constants);
  if (named.length === 0) return [];
  return sentencesOf(text)
    .filter((sentence) => !isOpenQuestion(reasoned, sentence))
    .flatMap((sentence) => inSentence(reasoned, sentence, named, reasoning));
}

/** What a row's tag says, as the plan from which on it holds. */
function rankOf(tag: string, constants: Constants): number {
  return plansOf(constants).find(({ id }) => id === tag)?.rank ?? 0;
}

/** A row whose tag is not the one that the constants give to the feature in its name. */
function wrongTag(
  field: Field,
  tag: string,
  feature: Feature,
  { ref }: CheckedPage,
  constants: Constants,
): Finding[] {
  const { document, path, where } = field;
  const constant = constants.get(feature.key);
  if (constant?.unit !== "plan-tag" || constant.value === tag) return [];
  const isPaidByUse = constant.value === "pay-as-you-go";
  const from = feature.plansOn(ref.route)[0]?.rank ?? 0;
  if (!isPaidByUse && tag !== "pay-as-you-go" && from === rankOf(tag, constants)) return [];
  const place = locate(document, [...path.slice(0, -1), "plan"]);
  const message = `"${field.text}" is tagged "${tag}", but ${constant.key} says "${constant.value}".`;
  return [{ file: document.file, ...place, where, message, fix: `Set "plan": "${constant.value}".` }];
}

/** The rows of a page whose feature has a plan tag beside it. */
function wrongTags(page: CheckedPage, constants: Constants): Finding[] {
  return page.fields.flatMap((field): Finding[] => {
    const { path, role, document, text } = field;
    const key = path.at(-1);
    if (role !== "prose" || text.length > 60 || (key !== "feature" && key !== "title" && key !== "eyebrow"))
      return [];
    const row = waysTo(document.value, path).at(-1);
    const tag = isJsonObject(row) ? row.plan : undefined;
    if (typeof tag !== "string" || !PLAN_TAGS.includes(tag)) return [];
    const feature = featureOfName(text, constants);
    return feature ? wrongTag(field, tag, feature, page, constants) : [];
  });
}

const INCLUDED_CELL = /^(?:included|yes|✓|✔|unlimited|free)$/i;
const MISSING_CELL = /^(?:not included|no|none|[—–-]|✗|✘|add-on)$/i;

/** Cells of a table that give a feature to a plan that has it not, or keep it from one that has it. */
function wrongCells({ fields, ref }: CheckedPage, { constants, product }: Reasoning): Finding[] {
  return fields.flatMap((field): Finding[] => {
    const { path, document, where, text } = field;
    if (path.at(-2) !== "cells") return [];
    const row = waysTo(document.value, path).at(-2);
    const name = isJsonObject(row) && typeof row.feature === "string" ? row.feature : "";
    const feature = featureOfName(name, constants);
    const placed = planOfPlace(document.value, path, constants, product);
    if (!feature || !placed) return [];
    const { plan } = placed;
    const has = feature.plansOn(ref.route).some(({ id }) => id === plan.id);
    if (has ? !MISSING_CELL.test(text) : !INCLUDED_CELL.test(text)) return [];
    const message = `The table says "${text}" of ${feature.name} on ${plan.name}, but ${feature.rule}.`;
    const place = locate(document, path);
    return [{ file: document.file, ...place, where, message, fix: `Correct the cell of ${plan.name}.` }];
  });
}

/** A plan tag said of another feature: "HIPAA: {{planTags.callRecording}}". */
function wrongTagTokens({ text, tokens }: ReasonedText, constants: Constants): Objection[] {
  return tokens.flatMap(({ constant, written, start, end }): Objection[] => {
    if (constant.unit !== "plan-tag") return [];
    const sentence = sentencesOf(text).find((span) => isWithin({ start, end }, span));
    const words = sentence ? text.slice(sentence.start, sentence.end) : "";
    const named = featuresNamedIn(words, constants).filter(({ of: feature }) =>
      feature.key.startsWith("planTags."),
    );
    const [other] = named;
    if (!other || named.some(({ of: feature }) => feature.key === constant.key)) return [];
    const message = `${written} is the plan tag of another feature than ${other.of.name}.`;
    return [{ span: { start, end }, message, fix: `Write {{${other.of.key}}}.` }];
  });
}

/** Which plans have a feature stands in the constants (spec 6, 9 Comparison table, Plan tags). */
export const planFeature = textRule(
  {
    name: "plan-feature",
    severity: "error",
    summary: "A plan is said to have a feature only where the plan tags give it that feature.",
    docs: {
      why: "Whoever takes Lite because a page promised call recording asks for the money back. Which plans have a feature is a constant of `planTags`, and every sentence, row and card keeps to it. Another reading that a constant records holds on its own pages.",
      wrong: `{ "type": "rich-text", "props": { "body": "Lite includes call recording." } }`,
      right: `{ "type": "rich-text", "props": { "body": "Call recording comes with Standard and Enterprise." } }`,
    },
    objectionsTo: planFeatureObjections,
  },
  (page, site) => [...wrongTags(page, site.constants), ...wrongCells(page, reasoningOf(site))],
);
