import type { Constant } from "../../data/constants";
import { inWords } from "../claims/known";
import { quantitiesIn } from "../quantities/quantities";
import type { Per, Quantity } from "../quantities/quantity";
import type { PlacedToken } from "../reasoning/placed-text";
import type { Objection, ReasonedText } from "../reasoning/texts";
import { textRule } from "../text-rule";

const SIGNED = ["usd", "percent"];
const NO_NUMBER = ["text", "plan-tag", "date", "ordinal"];
/** How far behind a token its noun can stand. */
const LOOK_AHEAD = 48;
/** Right behind a price, what it is for: "/mo", "a month", "per user", "for each text". */
const FOR_WHAT = /^\s?(?:\/|(?:an?|per|each|every|for)\b)/i;
/** A noun may follow: a letter that does not begin one of the words that follow a price. */
const COUNTED =
  /^[ -](?!(?:an?|per|each|every|for|and|or|off|is|in|on|to|from|with|at|of|the|less|more|but)\b)[a-z]/i;
const SIGN_AGAIN = /^\s?(?:%|percent\b|per cent\b|dollars?\b|USD\b|\$)/i;

/** A unit as one says it: `business days`, `dollars`. */
function inPlain(unit: string): string {
  if (unit === "usd") return "dollars";
  return unit.replaceAll("-", " ");
}

/** What a visitor reads with a token's value: `14 weeks`, `$12 minutes`. */
function readWith(value: string, after: string, unit: string): { written: string; quantity?: Quantity } {
  const isSigned = SIGNED.includes(unit);
  const sign = isSigned && /[$%]/.test(value) ? SIGN_AGAIN.exec(after) : null;
  if (sign) return { written: `${value}${sign[0]}` };
  if (isSigned && COUNTED.test(after)) {
    // A price counts nothing: "$12 minutes".
    const counted = quantitiesIn(`7${after}`)[0];
    const isCount = counted?.offset === 0 && counted.kind === "count" && counted.text.length > 1;
    if (isCount && counted.units.length > 0)
      return { written: value + counted.text.slice(1), quantity: counted };
  }
  if (isSigned && !FOR_WHAT.test(after)) return { written: "" };
  const [quantity] = quantitiesIn(value + after);
  return quantity?.numberOffset === 0 ? { written: quantity.text, quantity } : { written: "" };
}

function agrees({ unit, value }: Constant, quantity: Quantity | undefined): boolean {
  if (!quantity || quantity.kind === "bare" || quantity.kind === "name") return true;
  if (!quantity.units.includes(unit)) return quantity.units.length === 0 && quantity.kind !== "count";
  // Another reading of the constant has another number, and two weeks are not 14 weeks.
  return (
    !/^(?:hours?|weeks?|fortnights?|months?|years?|days?)$/.test(quantity.noun ?? "") ||
    quantity.value === value
  );
}

const PER_WORDS: Readonly<Record<string, Per>> = {
  day: "day",
  week: "week",
  month: "month",
  year: "year",
  minute: "minute",
  sms: "message",
  message: "message",
  user: "user",
  number: "number",
};

/** What a price is for; undefined where its constant does not say it. */
function persOf({ per = "", note = "", key }: Constant): readonly Per[] | undefined {
  const named = [...`per ${per}. ${note}`.matchAll(/\bper (\w+)/gi)].flatMap(
    ({ 1: word = "" }) => PER_WORDS[word.toLowerCase()] ?? [],
  );
  if (named.length === 0) return undefined;
  return /numbers?\b/i.test(key) ? [...named, "number"] : named;
}

function wrongUnit(text: ReasonedText, token: PlacedToken): Objection | undefined {
  const { constant, written: typed, start, end } = token;
  const after = text.text.slice(end, end + LOOK_AHEAD);
  const { written, quantity } = readWith(text.text.slice(start, end), after, constant.unit);
  const span = { start, end };
  if (written !== "" && !quantity) {
    const message = `${typed} brings its sign with it, so a visitor reads "${written}".`;
    return { span, message, fix: "Leave out the word or the sign behind the token." };
  }
  if (!agrees(constant, quantity)) {
    const message = `${typed} stands for ${inPlain(constant.unit)}, but a visitor reads "${written}".`;
    const said = SIGNED.includes(constant.unit)
      ? inWords(constant)
      : `${inWords(constant)} ${inPlain(constant.unit)}`;
    return {
      span,
      message,
      fix: `${constant.key} is ${said}: change the words behind it, or choose another token.`,
    };
  }
  const pers = FOR_WHAT.test(after) ? persOf(constant) : undefined;
  const wrong = pers && quantity?.per?.find((per) => !pers.includes(per));
  if (!wrong) return undefined;
  const message = `${typed} is said to be the price per ${wrong}, but the constant is per ${constant.per ?? constant.note}`;
  return { span, message, fix: `Say what it is for, per ${pers.join(" per ")}, or choose another token.` };
}

/** Tokens whose words do not go with the unit of their constant. */
function tokenUnitObjections(text: ReasonedText): Objection[] {
  return text.tokens.flatMap((token) => {
    if (NO_NUMBER.includes(token.constant.unit)) return [];
    return wrongUnit(text, token) ?? [];
  });
}

/** A constant has a unit (data/constants.json), and the words behind its token name the same one. */
export const tokenUnit = textRule({
  name: "token-unit",
  severity: "error",
  summary: "The words behind a token agree with the unit of its constant.",
  docs: {
    why: "A token brings a number and sometimes a sign; the noun is typed. Where the noun is another one than the constant's, the site promises weeks instead of days. Prices are held to what their constant says they are for.",
    wrong: `{ "type": "rich-text", "props": { "body": "Try it for {{claims.trial}} weeks." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Try it for {{claims.trial}} days." } }`,
  },
  objectionsTo: tokenUnitObjections,
});
