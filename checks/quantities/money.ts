import type { Found, Reader } from "./found";
import { endsGroup } from "./words";

const FOREIGN_CODE = "CAD|AUD|NZD|EUR|GBP|INR|AED|JPY|CNY|CHF|MXN|BRL|SGD|HKD|PKR|SEK|NOK|DKK|PLN|ZAR";
/** A sign or code before a number. Letters before a dollar sign make it another country's, save US. */
const BEFORE = new RegExp(
  String.raw`(?:(?<code>(?<![A-Za-z])(?:US|U\.S\.|USD|USD |US )|(?<abroad>(?<![A-Za-z])(?:C(?:AD?)?|A(?:UD?)?|NZD?|HKD?|S(?:GD?)?|MX|R|NT) ?))?(?<sign>[$€£₹¥₩₽₺₦₱₫₴₪฿])(?: ?USD?)?|(?<![A-Za-z])(?:(?<dollars>USD)|(?<other>${FOREIGN_CODE}|Rs\.?)))[ \u00a0]?$`,
);
const SIGNS_OF_US = String.raw`\$(?! ?\d)|USD|(?:(?:US|U\.S\.|American)[ -])?(?:dollars?|bucks?)`;
const SIGNS_ABROAD = String.raw`[€£₹¥₩₽₺₦₱₫₴₪฿](?! ?\d)|${FOREIGN_CODE}|(?:(?:Canadian|Australian|Singapore|Hong Kong|New Zealand)[ -])dollars?|euros?|pounds?|quid|rupees?|dirhams?|pesos?|yen|yuan|francs?|pence|rand`;
const AFTER = new RegExp(
  String.raw`[’'”"]?[ \u00a0–-]?(?:(?<us>${SIGNS_OF_US})|(?<cents>¢|(?:US )?cents?|penn(?:y|ies))|(?<foreign>${SIGNS_ABROAD}))(?![A-Za-z])`,
  "iy",
);
/** 2c per text, 5c a minute. */
const SMALL_C = /c(?= ?\/ ?(?:min|text|sms|mess)|,? (?:per|an?|each) )/y;
const CODE_AFTER = new RegExp(
  String.raw`[ \u00a0]?\(?(?:(?<us>USD|US dollars?|dollars?)|(?<foreign>${FOREIGN_CODE}|(?:Canadian|Australian) dollars?))(?![A-Za-z])`,
  "iy",
);
const WORD = /[ -]([a-z]{3,12})(?=[ -](?:dollars?|bucks?|cents?)\b)/y;
/** A dollar as a word for money itself, or for the sign: "a dollar amount". */
const FIGURE_OF_SPEECH = /^[ -](?:amounts?|signs?|figures?|values?|bills?|store|terms)\b/i;
/** Price: 12. The cost is 12. */
const NAMED_BEFORE =
  /\b(?:price|cost|fee|bill|total(?: due)?|amount due)s?(?:(?: \(?(?:per|a) (?:month|user|minute|text|message|year)\)?)?[:=] ?| (?:is|of|was) (?:only |just |about )?)$/i;

/** Dollars and cents without a sign: from just 3.99. */
const OFFERED_BEFORE = /\b(?:(?:from|for|at) (?:just|only)|(?:costs?|pays?)(?: just| only)?) $/i;
const CENTS = /^\d+\.\d\d$/;

/** Behind a number in words that is all that is said. */
const ALONE = /^(?:$|[.,;!?’'”"]| an? (?:month|year))/;
const NOT_BEFORE = /\bnot $/i;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A sign or code before the number, with what stands after it: US$12, $12 USD, $12 CAD. */
function withSignBefore(text: string, start: number, end: number, from: number): Found | undefined {
  const offset = Math.max(from, start - 14);
  const before = BEFORE.exec(text.slice(offset, start));
  if (!before?.groups) return undefined;
  const { abroad, sign, other } = before.groups;
  const after = matchAt(CODE_AFTER, text, end);
  const isForeign =
    abroad !== undefined ||
    other !== undefined ||
    (sign ?? "$") !== "$" ||
    after?.groups?.foreign !== undefined;
  const span = { start: offset + before.index, end: end + (after?.[0].length ?? 0) };
  return {
    kind: "money",
    units: isForeign ? [] : ["usd"],
    factor: 1,
    ...span,
    numberStart: span.start,
    numberEnd: span.end,
  };
}

/** An amount of money: $12, US$12, 12 USD, twelve dollars, 5 cents, 5¢; other currencies have no unit of ours. */
export const readMoney: Reader = (text, { start, end, value, isInWords }, from) => {
  const signed = withSignBefore(text, start, end, from);
  if (signed) return signed;
  const word = matchAt(WORD, text, end);
  const at = word && !endsGroup(word[1] ?? "") ? end + word[0].length : end;
  const after = matchAt(AFTER, text, at) ?? matchAt(SMALL_C, text, end);
  if (!after) return undefined;
  const isArticle = isInWords && value === 1 && end - start <= 2;
  const stop = at + after[0].length;
  const isIdiom = after.groups?.cents && !/^ (?:each|per|an?)\b/i.test(text.slice(stop, stop + 6));
  if (isArticle && NOT_BEFORE.test(text.slice(Math.max(0, start - 5), start))) return undefined;
  if (isArticle && (isIdiom || FIGURE_OF_SPEECH.test(text.slice(stop, stop + 10)))) return undefined;
  const { foreign, us } = after.groups ?? {};
  return {
    kind: "money",
    units: foreign ? [] : ["usd"],
    factor: foreign || us ? 1 : 0.01,
    start,
    end: stop,
    numberStart: start,
    numberEnd: stop,
  };
};

/** A bare number that the words before it call a price. */
export const readNamedPrice: Reader = (text, { start, end, isInWords }, from) => {
  const before = text.slice(Math.max(from, start - 40), start);
  const isOffered =
    OFFERED_BEFORE.test(before) && CENTS.test(text.slice(start, end)) && ALONE.test(text.slice(end));
  if (!isOffered && !NAMED_BEFORE.test(before)) return undefined;
  if (isInWords ? !ALONE.test(text.slice(end)) : /^[A-Za-z]/.test(text.slice(end))) return undefined;
  return { kind: "money", units: ["usd"], factor: 1, start, end, numberStart: start, numberEnd: end };
};
