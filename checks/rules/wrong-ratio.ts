import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { planPricedBy } from "../../data/plans";
import { numbersIn } from "../quantities/numbers";
import { isOpenQuestion } from "../reasoning/question";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { type Thing, thingsNamedIn } from "../reasoning/things";
import { sentencesOf } from "../sentence";
import { textRule } from "../text-rule";

const FACTORS: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, half: 2 };
/** "twice as much", "three times the price", "half the cost", "ten times as many". */
const RATIO =
  /\b(?<factor>twice|double|triple|half|(?<number>[\w.-]{1,12}) times)(?: as (?:much|many|expensive|dear)| (?:more|the (?:price|cost|number|texts|minutes)))\b/i;

/** What a ratio between two plans is of, by the words around it. */
const OF_PLANS: readonly (readonly [words: RegExp, attribute: string])[] = [
  [/\b(?:texts?|SMS|messages?)\b/i, "outboundSms"],
  [/\bminutes?\b/i, "voiceMinutes"],
  [/\b(?:price[ds]?|costs?|much|expensive|dear|pays?|charges?)\b/i, "price"],
];

/** What a text compares of a thing: its price, or what a plan includes. */
function comparedOf({ key }: Thing, sentence: string, constants: Constants): Constant | undefined {
  const plan = planPricedBy(key);
  const attribute = OF_PLANS.find(([words]) => words.test(sentence))?.[1];
  if (attribute === undefined) return undefined;
  return constants.get(plan ? `plans.${plan}.${attribute}` : key);
}

function factorIn(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  const { factor = "", number } = groups;
  return number === undefined ? FACTORS[factor.toLowerCase()] : numbersIn(`${number} `)[0]?.value;
}

/** A ratio of two prices or allowances that is not that of their constants. */
function wrongRatioObjections(reasoned: ReasonedText, { constants }: Reasoning): Objection[] {
  const { text } = reasoned;
  if (!RATIO.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const found = RATIO.exec(words);
    const factor = factorIn(found?.groups ?? {});
    if (!found || factor === undefined || isOpenQuestion(reasoned, sentence)) return [];
    const named = thingsNamedIn(text, sentence, constants);
    const compared = [...new Set(named.flatMap(({ about }) => about))];
    if (compared.length !== 2) return [];
    const [one, other] = compared.map((thing) => comparedOf(thing, words, constants));
    if (!one || !other || one.unit !== other.unit) return [];
    const [low = 0, high = 0] = [Number(one.value), Number(other.value)].toSorted((a, b) => a - b);
    const ratio = high / low;
    if (!Number.isFinite(ratio) || Math.abs(ratio - factor) < 0.005 * factor) return [];
    const start = sentence.start + found.index;
    const both = `${one.key} is ${formatConstant(one)} and ${other.key} is ${formatConstant(other)}`;
    return [
      {
        span: { start, end: start + found[0].length },
        message: `"${found[0]}" does not come out: ${both}, which is ${Number(ratio.toFixed(2))} times as much.`,
        fix: `Write {{${one.key}}} and {{${other.key}}}, and let the reader compare.`,
      },
    ];
  });
}

/** "Twice the price" and the like agree with the prices (spec 9 Plans). */
export const wrongRatio = textRule({
  name: "wrong-ratio",
  severity: "error",
  summary: "A ratio of two prices or allowances is that of their constants.",
  docs: {
    why: "“Three times the price of Lite” holds two prices and shows neither. It is wrong as soon as one of them changes.",
    wrong: `{ "type": "rich-text", "props": { "body": "Standard costs twice as much as Lite." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Lite is {{plans.lite.price}}, Standard {{plans.standard.price}}." } }`,
  },
  objectionsTo: wrongRatioObjections,
});
