import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { planPricedBy } from "../../data/plans";
import type { Site } from "../../data/site";
import { numbersIn } from "../quantities/numbers";
import { type Objection, type Sentence, textRule } from "../reasoning/texts";
import { namedIn, pricedThings } from "../reasoning/things";
import { spanOf } from "../text";

const FACTORS: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, half: 2 };
/** "twice as much", "three times the price", "half the cost", "ten times as many". */
const RATIO =
  /\b(?:(twice|double|triple|half)|([\w.-]{1,12}) times)(?: as (?:much|many|expensive)| the (?:price|cost|number))\b/i;

/** What a ratio between two plans compares, by the words around it. */
const ATTRIBUTES: readonly (readonly [words: RegExp, attribute: string])[] = [
  [/\b(?:texts?|SMS|messages?)\b/i, "outboundSms"],
  [/\bminutes?\b/i, "voiceMinutes"],
  [/\b(?:price[ds]?|costs?|much|expensive|pays?|charges?)\b/i, "price"],
];

/** Returns the two constants that a sentence compares: prices, or allowances of two plans. */
function comparedIn(words: string, constants: Constants): Constant[] {
  const attribute = ATTRIBUTES.find(([pattern]) => pattern.test(words))?.[1];
  const keys = namedIn(words, pricedThings(constants)).map(({ thing: { key } }) => {
    const plan = planPricedBy(key);
    return plan ? `plans.${plan}.${attribute}` : key;
  });
  return attribute ? [...new Set(keys)].flatMap((key) => constants.get(key) ?? []) : [];
}

/** Reports a ratio of two prices or allowances that differs from the ratio of their constants. */
function objectionsTo({ words, start, isQuestion }: Sentence, { constants }: Site): Objection[] {
  const found = RATIO.exec(words);
  if (!found || isQuestion) return [];
  const [ratio, factor = "", number = ""] = found;
  const stated = FACTORS[factor.toLowerCase()] ?? numbersIn(`${number} `)[0]?.value;
  const [one, other, third] = comparedIn(words, constants);
  if (stated === undefined || !one || !other || third || one.unit !== other.unit) return [];
  const [low = 0, high = 0] = [Number(one.value), Number(other.value)].toSorted((a, b) => a - b);
  const real = high / low;
  if (!Number.isFinite(real) || Math.abs(real - stated) < 0.005 * stated) return [];
  const span = spanOf(found, start);
  const both = `${one.key} is ${formatConstant(one)} and ${other.key} is ${formatConstant(other)}`;
  const message = `"${ratio}" is wrong: ${both}, which is ${Number(real.toFixed(2))} times as much.`;
  return [{ span, message, fix: `Write {{${one.key}}} and {{${other.key}}}, and let the reader compare.` }];
}

/** Ratios such as "twice the price" agree with the prices (spec 9 Plans). */
export const wrongRatio = textRule({
  name: "wrong-ratio",
  objectionsTo: ({ sentences }, site) => sentences.flatMap((sentence) => objectionsTo(sentence, site)),
});
