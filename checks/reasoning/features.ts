import { alternatesOn, type Constant, type Constants } from "../../data/constants";
import { inSentence } from "../../data/numerals";
import { type Plan, plansOf } from "../../data/plans";
import { once } from "../once";
import { type FoundName, NameFinder } from "./name-finder";
import { phrasesPattern, wordsOf } from "./words";

/** Something that only some plans have, and the words by which a text speaks of it. */
export interface Feature {
  /** In a sentence: "call recording". */
  name: string;
  /** The constant that says which plans have it. */
  key: string;
  named: RegExp;
  /** The plans that have it, as a page on this route may say. */
  plansOn(route: string | undefined): readonly Plan[];
  /** What the constants say: `features.callRecording gives it to Standard and Enterprise`. */
  rule: string;
  /** Every plan can have it, and only some without paying for it: judged where it is said to be included. */
  isExtra?: boolean;
}

/** Ways to say that there is no limit: unlimited texts, texts are unlimited, as many texts as you like, text all you want. */
function unlimited(things: string, doing = "(?!)"): RegExp {
  const wish = "you (?:like|want|need|wish|please)";
  const ways = [
    `unlimited ${things}(?! (?:in|coming in|received|to you)\\b)`,
    `${things}(?::| (?:is|are)) (?:always )?unlimited`,
    `as (?:many|much) ${things} as ${wish}`,
    `(?:${doing}) (?:all|as (?:much|many|often|long) as) ${wish}`,
  ];
  return new RegExp(
    `(?<!\\b(?:receiv\\w+|incoming|inbound)\\b.{0,16})\\b(?:${ways.join("|")})(?![\\w])`,
    "i",
  );
}

/** Limits of the plans that are words, and how a text says that a plan has them (spec 9 Comparison table). */
interface WordLimit {
  attribute: string;
  /** What the constant says of the plans that have it. */
  has: RegExp;
  name: string;
  named: RegExp;
  isExtra?: boolean;
}
const WORD_LIMITS: readonly WordLimit[] = [
  {
    attribute: "aiAnswering",
    has: /^Included$/,
    name: "AI call answering",
    named:
      /\bAI (?:call |phone )?answering\b|\bDlores\b(?= (?:is|comes|belongs|included|answers)\b)|\bincludes? Dlores\b|\banswered by Dlores\b|\bAI assistant\b(?= (?:is|comes|belongs|included)\b)/i,
    isExtra: true,
  },
  {
    attribute: "support",
    has: /^(?:Priority|24\/7)/,
    name: "priority support",
    named: /\bpriority (?:e-?mail |phone )?(?:support|help)\b|\bsupport with priority\b/i,
  },
  {
    attribute: "support",
    has: /dedicated/,
    name: "dedicated support",
    named: /\bdedicated (?:\d+\/\d+ )?(?:support|contact|manager)\b/i,
  },
  {
    attribute: "voiceMinutes",
    has: /^Unlimited$/,
    name: "unlimited minutes",
    named: unlimited("(?:voice |outbound |phone )*(?:minutes|calls|calling|talk)", "call|talk|phone"),
  },
  {
    attribute: "outboundSms",
    has: /^Unlimited$/,
    name: "unlimited outbound texts",
    // Incoming ones are unlimited on every plan.
    named: unlimited(
      "(?:outbound |outgoing )?(?:SMS|texts?|messages?|texting|messaging)",
      "text|send|message",
    ),
  },
  {
    attribute: "numbers",
    has: /^Unlimited$/,
    name: "unlimited numbers",
    named: unlimited("(?:phone |business )?numbers"),
  },
  {
    attribute: "freeMembers",
    has: /^Unlimited$/,
    name: "unlimited team members",
    named: unlimited("(?:team )?(?:members|users|people|colleagues|seats)"),
  },
];

/** `Lite`, `Lite and Standard`, `Lite, Standard and Enterprise`. */
export function listOf(plans: readonly Plan[]): string {
  const names = plans.map(({ name }) => name);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} and ${last}` : last;
}

/** The plans that a tag stands for: from the plan that it names upwards. */
function plansOfTag(tag: string, plans: readonly Plan[]): readonly Plan[] {
  const from = plans.find(({ id }) => id === tag);
  return from ? plans.filter(({ rank }) => rank >= from.rank) : plans;
}

function taggedFeature(constant: Constant, constants: Constants): Feature {
  const plans = plansOf(constants);
  const words = inSentence(constant.label ?? wordsOf(constant.key.split(".").at(-1) ?? ""));
  const named = new RegExp(`\\b${phrasesPattern(constant.subject?.names ?? [words])}`, "i");
  const plansOn = (route: string | undefined) => {
    const tags = [constant, ...(route === undefined ? [] : alternatesOn(constant, route))];
    const each = tags.map(({ value }) => plansOfTag(String(value), plans));
    return each.reduce((most, some) => (some.length > most.length ? some : most));
  };
  const isPaidByUse = constant.value === "pay-as-you-go";
  const rule = isPaidByUse
    ? `${constant.key} makes it pay-as-you-go on every plan`
    : `${constant.key} gives it to ${listOf(plansOn(undefined))}`;
  if (isPaidByUse) return { name: words, key: constant.key, named, rule, plansOn: () => [], isExtra: true };
  return { name: words, key: constant.key, named, rule, plansOn };
}

function wordLimit({ attribute, has, name, named, isExtra }: WordLimit, constants: Constants): Feature[] {
  const plans = plansOf(constants);
  const plansOn = (route: string | undefined) => {
    const having = plans.filter(({ id }) => {
      const constant = constants.get(`plans.${id}.${attribute}`);
      if (!constant) return false;
      const others = route === undefined ? [] : alternatesOn(constant, route);
      return [constant, ...others].some(({ value }) => has.test(String(value)));
    });
    return having;
  };
  const owners = plansOn(undefined);
  const [owner] = owners;
  if (!owner) return [];
  const key = `plans.${owner.id}.${attribute}`;
  const rule = `${key} gives it to ${listOf(owners)}`;
  return [{ name, key, named, rule, plansOn, ...(isExtra ? { isExtra } : {}) }];
}

/** The features that the constants give to some plans. */
export const featuresOf = once((constants: Constants): readonly Feature[] => {
  // What every plan has can only be wrong where it is said to be kept from one, in words that are known to mean it.
  const tagged = [...constants.values()].filter(
    ({ key, unit, value, subject }) =>
      unit === "plan-tag" && key.split(".").length === 2 && (value !== "all" || subject?.names),
  );
  return [
    ...tagged.map((constant) => taggedFeature(constant, constants)),
    ...WORD_LIMITS.flatMap((limit) => wordLimit(limit, constants)),
  ];
});

const finderOf = once(
  (constants: Constants) =>
    new NameFinder(featuresOf(constants).map((feature) => ({ named: feature.named, of: feature }))),
);

/** The features that a text names, in order. */
export const featuresNamedIn = (text: string, constants: Constants): FoundName<Feature>[] =>
  finderOf(constants).find(text);
