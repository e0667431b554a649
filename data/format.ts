import { nearest } from "../schema/nearest";
import type { Reading, Unit } from "./reading";

/** What is written of a constant or of another reading of it. */
type Quantity = Pick<Reading, "value" | "to" | "unit" | "qualifier" | "per" | "label" | "phrases">;

/** A form that a constant cannot be written in; `fix` says what to write instead. */
export class FormError extends Error {
  override name = "FormError";
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

type Form = (quantity: Quantity) => string;
type Written = (value: number) => string;

const LOCALE = "en-US";
const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ORDINAL_ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const PLAN_TAG_LABELS: Record<string, string> = {
  all: "All plans",
  standard: "Standard and Enterprise",
  enterprise: "Enterprise",
  "pay-as-you-go": "Pay-as-you-go",
};

const grouped = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });
const bare = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20, useGrouping: false });
const compact = new Intl.NumberFormat(LOCALE, { notation: "compact", maximumFractionDigits: 1 });
const compactDollars = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});
const wholeDollars = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});
const ordinal = new Intl.PluralRules(LOCALE, { type: "ordinal" });
const longDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });

const dollars: Written = (value) => (Number.isInteger(value) ? wholeDollars : dollarsAndCents).format(value);

/** A value, or a range with an en dash and no spaces (3–7), then the sign of its unit and the + of `plus`. */
function numeric(write: Written, sign = ""): Form {
  return ({ value, to, qualifier }) => {
    const range = [Number(value), ...(to === undefined ? [] : [to])].map(write).join("–");
    return `${range}${sign}${qualifier === "plus" ? "+" : ""}`;
  };
}

const asNumber: Form = ({ value, to }) =>
  [Number(value), ...(to === undefined ? [] : [to])].map((end) => bare.format(end)).join("–");

/** Numbers up to twenty in words (the usual limit of newspapers lies near ten); a + or a fraction stays in digits. */
const asWords: Form = (reading) => {
  const { value, to, qualifier } = reading;
  const words = [Number(value), ...(to === undefined ? [] : [to])].map((end) => WORDS[end]);
  const hasWords = qualifier !== "plus" && words.every((word) => word !== undefined);
  return hasWords ? words.join(" to ") : numeric(grouped.format)(reading);
};

/** Small first letter for the middle of a sentence; a first word with other capitals or digits (AES-256) stays. */
export const inSentence = (text: string): string =>
  /^\p{Lu}[\p{Ll}-]*(?=\s|$|\+)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const planTag: Form = ({ value }) => PLAN_TAG_LABELS[value] ?? String(value);

/** The forms of a unit by name; the first is the default. */
function formsByName(unit: Unit): Record<string, Form> {
  switch (unit) {
    case "text":
      return { text: ({ value }) => String(value), lower: ({ value }) => inSentence(String(value)) };
    case "plan-tag":
      return {
        plans: planTag,
        lower: (reading) => inSentence(planTag(reading)),
        tag: ({ value }) => String(value),
      };
    case "date":
      return {
        long: ({ value }) => longDate.format(new Date(`${value}T00:00:00Z`)),
        iso: ({ value }) => String(value),
      };
    case "usd":
      return { long: numeric(dollars), short: numeric(compactDollars.format), number: asNumber };
    case "percent":
      return { long: numeric(grouped.format, "%"), short: numeric(compact.format, "%"), number: asNumber };
    case "ordinal":
      return {
        long: numeric((value) => `${grouped.format(value)}${ORDINAL_ENDINGS[ordinal.select(value)] ?? "th"}`),
        number: asNumber,
      };
    default:
      return {
        long: numeric(grouped.format),
        short: numeric(compact.format),
        number: asNumber,
        word: asWords,
      };
  }
}

/** How a sentence says a qualifier; `plus` is a sign. */
export const QUALIFIER_WORDS: Readonly<Record<string, string>> = {
  "up-to": "up to ",
  under: "under ",
  about: "about ",
  from: "from ",
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Forms that a constant has whatever its unit: what stands in a table's cell, beside a price, or at the head of a row. */
function formsOfFact({ per, label, phrases = {} }: Quantity, write: Form): Record<string, Form> {
  const forms: Record<string, Form> = {
    cell: (quantity) =>
      `${capitalised(QUALIFIER_WORDS[quantity.qualifier ?? ""] ?? "")}${write(quantity)}${per === undefined ? "" : ` per ${per}`}`,
  };
  if (per !== undefined) forms.period = () => `per ${per}`;
  if (label !== undefined) forms.label = () => label;
  for (const [name, phrase] of Object.entries(phrases))
    forms[name] = (quantity) => phrase.replace("{}", () => write(quantity));
  return forms;
}

/** Names of the forms in which a unit can be written; the first is the default. */
export function formsOf(unit: Unit): string[] {
  return Object.keys(formsByName(unit));
}

/**
 * Writes a constant, or another reading of it, as American English does.
 *
 * Without a form: $12, $0.05, 99.9%, 10,000+, 3–7, 6th, October 12, 2025, Standard and Enterprise. Forms: `long` (the default
 * of numbers), `short` (10K+), `number` (bare digits: no sign, + or separator), `word` (counts up to twenty),
 * `lower` (a text inside a sentence), `iso` (a date for machines), `tag` (a plan tag's id); of a constant with `per` also
 * `period` (per month), of one with a label `label`, and the names of its own phrases. `cell` is the value as a table
 * states it, with its qualifier and period: "Up to 10", "200 per month". In every other form the words of the
 * qualifiers but `plus` (up to, under, about, from) belong to the sentence and are not added.
 *
 * @throws {FormError} when the unit has no such form
 */
export function formatConstant(constant: Quantity, form?: string): string {
  const ofUnit = formsByName(constant.unit);
  const [usual = "", writeUsual = () => ""] = Object.entries(ofUnit)[0] ?? [];
  const name = form ?? usual;
  const forms = { ...ofUnit, ...formsOfFact(constant, writeUsual) };
  const write = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (write) return write(constant);
  const meant = nearest(name, Object.keys(forms));
  const list = `Forms of ${constant.unit}: ${Object.keys(forms).join(", ")}.`;
  throw new FormError(
    `"${name}" is not a form in which ${constant.unit} can be written.`,
    `${meant ? `Did you mean "${meant}"? ` : ""}${list}`,
  );
}
