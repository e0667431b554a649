import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { isJsonObject } from "../../schema/json-document";
import { waysTo } from "../json-path";
import { governors, type Label } from "../reasoning/govern";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { type Thing, things } from "../reasoning/things";
import { sentencesOf } from "../sentence";
import { isWithin, type Span } from "../span";
import { textRule } from "../text-rule";

/** A price, a limit or a length that a token states, and what it is the price of. */
interface Stated extends Span {
  thing: Thing;
  constant: Constant;
  /** As a visitor reads it, with the token. */
  written: string;
}

const statedIn = ({ tokens, text }: ReasonedText, { constants }: Reasoning): Stated[] =>
  tokens.flatMap(({ constant, written, start, end }): Stated[] => {
    const thing = things(constants).of(constant);
    const value = text.slice(start, end).trim();
    return thing ? [{ start, end, thing, constant, written: `${written} (${value})` }] : [];
  });

const SHORT = 80;
const VALUES = ["price", "amount", "value", "benefit", "listPrice", "detail"];
const NAMES = ["name", "feature", "label", "title", "question"];

/** The words beside a text that say what it is about: the name of an add-on, the question of an answer. */
function nameBeside({ field }: ReasonedText): string {
  const parent = waysTo(field.document.value, field.path).at(-1);
  if (!isJsonObject(parent)) return "";
  const own = field.path.at(-1);
  return NAMES.map((key) => (key === own ? "" : parent[key]))
    .filter((value) => typeof value === "string")
    .join(" ");
}

/** What a short text in a card is about, by the card's name. */
function labelBeside(
  reasoned: ReasonedText,
  beside: string,
  value: Stated,
  all: Reasoning,
): Label<Thing> | undefined {
  const { field, text } = reasoned;
  if (text.length > SHORT || !VALUES.includes(String(field.path.at(-1)))) return undefined;
  const labels = things(all.constants).namedIn(beside, { start: 0, end: beside.length }, value.constant.unit);
  return labels.length === 1 ? labels[0] : undefined;
}

/** The constant to write instead: that of the same plan where each plan has its own. */
function rightConstant({ key }: Thing, wrong: Constant, constants: Constants): Constant | undefined {
  const [group, plan] = wrong.key.split(".");
  const name = key.split(".").at(-1);
  const ofSamePlan =
    group === "plans" && key.startsWith("plans.") ? constants.get(`plans.${plan}.${name}`) : undefined;
  return ofSamePlan ?? constants.get(key);
}

function objection(stated: Stated, about: Thing, constants: Constants): Objection {
  const { written, constant, thing, start, end } = stated;
  const right = rightConstant(about, constant, constants);
  const message = `${written} is for ${thing.name}, but the words are about ${about.name}.`;
  const fix = right
    ? `Write {{${right.key}}} (${formatConstant(right)}), or change the words.`
    : "Change the words.";
  return { span: { start, end }, message, fix };
}

const isPlan = ({ key }: Thing): boolean => key.startsWith("plans.") && key.endsWith(".price");

/** A price, limit or length of one thing in words that are about another one. */
function thingPriceObjections(reasoned: ReasonedText, reasoning: Reasoning): Objection[] {
  const { constants } = reasoning;
  const { typed: text } = reasoned;
  const stated = statedIn(reasoned, reasoning);
  if (stated.length === 0) return [];
  const beside = nameBeside(reasoned);
  const check = (value: Stated, label: Label<Thing> | undefined, segment: Span, more = ""): Objection[] => {
    const [about] = label?.about ?? [];
    const { thing } = value;
    if (!about || label?.about.includes(thing)) return [];
    // One plan beside another is for the rule plan-price.
    if (isPlan(about) && isPlan(thing)) return [];
    // "On Standard, $0.05 a minute": the price says itself that it is not the plan's.
    const near = isPlan(about) ? reasoned.text : text.slice(segment.start, segment.end);
    if (thing.isSpokenOf(near) || thing.isSpokenOf(more)) return [];
    return [objection(value, about, constants)];
  };
  return sentencesOf(text).flatMap((sentence) => {
    const values = stated.filter((value) => isWithin(value, sentence));
    return [...new Set(values.map(({ constant }) => constant.unit))].flatMap((unit) => {
      const labels = things(constants).namedIn(text, sentence, unit);
      const ofUnit = values.filter(({ constant }) => constant.unit === unit);
      if (labels.length === 0) {
        return ofUnit.flatMap((value) =>
          check(value, labelBeside(reasoned, beside, value, reasoning), sentence, beside),
        );
      }
      const words = text.slice(sentence.start, sentence.end);
      // "Lite with AI answering is $4 plus $25": each has its price.
      const isSum = ({ thing }: Stated, label: Label<Thing>) =>
        isPlan(thing) && thing.isSpokenOf(words) && ofUnit.some((other) => label.about.includes(other.thing));
      return governors(text, sentence, labels, ofUnit).flatMap((governed, index) => {
        const value = ofUnit[index];
        return governed && value && !isSum(value, governed.label)
          ? check(value, governed.label, governed.segment)
          : [];
      });
    });
  });
}

/** Each price, limit and claim belongs to one thing, and is said of that thing only (spec 9). */
export const thingPrice = textRule({
  name: "thing-price",
  severity: "error",
  summary: "A price, limit or length is said of the thing that its constant is about.",
  docs: {
    why: "Two things may cost the same today. A sentence about extra users that has the token of the extra number is right until one of the two prices changes.",
    wrong: `{ "type": "rich-text", "props": { "body": "Extra users are {{addOns.extraNumber}} a month." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Extra users are {{addOns.extraUser}} a month." } }`,
  },
  objectionsTo: thingPriceObjections,
});
