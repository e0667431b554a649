import type { Reader } from "./quantity";

const CURRENCY_SIGN = "[$€£₹¥₩₽₺₦₱₫₴₪฿]";
const CURRENCY_CODES = "CAD|AUD|NZD|EUR|GBP|INR|AED|JPY|CNY|CHF|MXN|BRL|SGD|HKD|PKR|SEK|NOK|DKK|PLN|ZAR";
/** Pattern of a currency sign or code directly before a number. */
export const MONEY_SIGN = String.raw`(?:${CURRENCY_SIGN}(?: ?USD?)?|\b(?:USD|${CURRENCY_CODES}|Rs\.?)) ?`;
/** Letters before a dollar sign make it another country's dollar, except US. */
const SIGN_BEFORE = new RegExp(
  String.raw`(?:\b(?:(?:US|U\.S\.|USD) ?|(?<abroad>(?:CA?|AU?|NZ|HK|SG?|MX|R|NT) ?)))?(?<sign>${MONEY_SIGN})$`,
);
const DOLLARS = String.raw`\$(?! ?\d)|USD|(?:US )?(?:dollars?|bucks?)`;
const CENTS = "¢|cents?|penn(?:y|ies)|c(?= ?/|,? (?:per|an?|each) )";
const FOREIGN_CURRENCY = `${CURRENCY_CODES}|(?:Canadian|Australian) dollars?|euros?|pounds|rupees?|dirhams?|pesos?|yen|pence`;
const UNIT_AFTER = new RegExp(
  String.raw`^[ –-]?(?:${DOLLARS}|(?<cents>${CENTS})|(?<other>[€£₹¥](?! ?\d)|${FOREIGN_CURRENCY}))(?![A-Za-z])`,
  "i",
);
const CODE_AFTER = new RegExp(String.raw`^ ?\(?(?:USD?|(?<other>${CURRENCY_CODES}))(?![A-Za-z])\)?`);

/** Reads an amount of money: $12, US$12, 12 USD, twelve dollars, 5 cents, 5¢. Other currencies have no unit. */
export const readMoney: Reader = (_number, before, after) => {
  const sign = SIGN_BEFORE.exec(before.slice(-12));
  const behind = (sign ? CODE_AFTER : UNIT_AFTER).exec(after);
  if (!sign && !behind) return undefined;
  const { abroad, sign: written = "$" } = sign?.groups ?? {};
  const { cents, other } = behind?.groups ?? {};
  const isOurs = abroad === undefined && other === undefined && /^(?:\$|USD)/.test(written);
  return {
    kind: "money",
    units: isOurs ? ["usd"] : [],
    factor: cents ? 0.01 : 1,
    before: sign?.[0].length ?? 0,
    after: behind?.[0].length ?? 0,
  };
};

const PER = String.raw`(?: \(?(?:per|a) (?:month|user|minute|text|year)\)?)?`;
const NAMED_BEFORE = new RegExp(
  String.raw`\b(?:price|cost|fee|bill|total)s?${PER}(?:[:=] ?| (?:is|of|was) (?:only |just |about )?)$`,
  "i",
);
/** Words before an amount of dollars and cents without a sign: from just 3.99. */
const OFFERED_BEFORE = /\b(?:(?:from|for|at) (?:just|only)|costs?|pays?)(?: just| only)? $/i;
/** Only this may follow a price in words. */
const PRICE_END = /^(?:$|[.,;!?’'”"]| an? (?:month|year))/;

/** Reads a bare number that the words before it call a price: the price is 12, it costs 4.99. */
export const readNamedPrice: Reader = ({ text, isInWords }, before, after) => {
  const isOffered = OFFERED_BEFORE.test(before) && /^\d+\.\d\d$/.test(text) && PRICE_END.test(after);
  const isNamed = NAMED_BEFORE.test(before) && (isInWords ? PRICE_END.test(after) : !/^[A-Za-z]/.test(after));
  return isOffered || isNamed ? { kind: "money", units: ["usd"], factor: 1 } : undefined;
};
