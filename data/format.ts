import { intendedChoice } from "../schema/explain-value";
import { didYouMean, isSlip } from "../schema/nearest";
import { capitalize, lowercaseFirst } from "../schema/words";
import type { Constant } from "./constants";
import { memoize } from "./memoize";
import {
  formatCompact,
  formatCompactDollars,
  formatDigits,
  formatDollars,
  formatGrouped,
  formatInWords,
  formatLongDate,
  formatOrdinal,
  type NumberFormatter,
} from "./numerals";
import { nounOf, type Reading } from "./reading";

type Form = (reading: Reading) => string;

/** Forms without the unit or noun, allowed only where the site adds it (checks/rules/token-unit.ts). */
export const BARE_FORMS: readonly string[] = ["amount", "short", "number"];

/** Words for the plan tags that name no plan. */
const PLAN_TAG_LABELS: Record<string, string> = {
  all: "All plans",
  "pay-as-you-go": "Pay-as-you-go",
};

/** Formats a qualifier for a sentence, such as `up to `; empty for `plus`, which is a sign. */
const formatQualifier = ({ qualifier }: Reading): string =>
  qualifier === undefined || qualifier === "plus" ? "" : `${qualifier.replace("-", " ")} `;
const formatPlanTag: Form = ({ value, plans }) => plans ?? PLAN_TAG_LABELS[value] ?? String(value);

/** Formats a value, or a range with an unspaced en dash: 3–7. */
const formatRange = (write: NumberFormatter, { value, to }: Reading): string =>
  [Number(value), ...(to === undefined ? [] : [to])].map(write).join("–");

/** Creates the form of a value or a range, followed by the unit's sign and the + of `plus`. */
const numericForm =
  (write: NumberFormatter, sign = ""): Form =>
  (reading) =>
    `${formatRange(write, reading)}${sign}${reading.qualifier === "plus" ? "+" : ""}`;

/** Formats numbers below ten as words, and larger ones, ranges and those with a + as digits. */
const spellOut: Form = (reading) =>
  reading.to === undefined && reading.qualifier !== "plus"
    ? formatInWords(Number(reading.value))
    : numericForm(formatGrouped)(reading);

/** Creates the form of a count with its noun: `five people`, `40+ countries`, `one minute`. */
const countForm =
  (nouns: readonly [string, string]): Form =>
  (reading) => {
    const isOne = reading.value === 1 && reading.to === undefined && reading.qualifier !== "plus";
    return `${spellOut(reading)} ${nouns[isOne ? 0 : 1]}`;
  };

/** Formats a period for a sentence: ` a month`, ` an hour`, ` per user per month`. */
function formatPeriod(per: string | undefined): string {
  if (per === undefined) return "";
  if (per.includes(" ")) return ` per ${per}`;
  return ` ${/^(?:[aeio]|hour)/i.test(per) ? "an" : "a"} ${per}`;
}

/** Returns the forms of a number by name; the first, the whole fact, is the default. */
function formsOfNumber({ unit, noun = nounOf(unit), per }: Reading): Record<string, Form> {
  const sign = unit === "percent" ? "%" : "";
  const amount =
    unit === "usd"
      ? numericForm(formatDollars)
      : numericForm(unit === "ordinal" ? formatOrdinal : formatGrouped, sign);
  const count = noun ? countForm(noun) : amount;
  return {
    whole: (reading) => `${formatQualifier(reading)}${count(reading)}${formatPeriod(per)}`,
    ...(noun
      ? {
          count,
          adjective: (reading: Reading) =>
            `${numericForm(formatGrouped)(reading)}-${noun[0].replaceAll(" ", "-")}`,
        }
      : {}),
    amount,
    short: numericForm(unit === "usd" ? formatCompactDollars : formatCompact, sign),
    number: (reading) => formatRange(formatDigits, reading),
  };
}

/** Returns the forms of a reading's unit by name; the first is the default. */
function formsByUnit(reading: Reading): Record<string, Form> {
  const plainForm: Form = ({ value }) => String(value);
  switch (reading.unit) {
    case "text":
      return { text: plainForm, lower: ({ value }) => lowercaseFirst(String(value)), amount: plainForm };
    case "plan-tag":
      return {
        plans: formatPlanTag,
        // The names of plans keep their capitals.
        lower: (tag) => formatPlanTag(tag).replace(/^(?:All|Pay)/, lowercaseFirst),
        tag: plainForm,
      };
    case "date":
      return { long: ({ value }) => formatLongDate(String(value)), iso: plainForm };
    default:
      return formsOfNumber(reading);
  }
}

/** Returns the forms that do not depend on the unit: for a table cell, beside a price, or for a row's header. */
function formsOfFact(reading: Reading, byUnit: Record<string, Form>): Record<string, Form> {
  const { per, label, phrases = {} } = reading;
  const [defaultForm = String] = Object.values(byUnit);
  const formatAlone = byUnit.amount ?? defaultForm;
  const forms: Record<string, Form> = {
    cell: () =>
      `${capitalize(formatQualifier(reading))}${formatAlone(reading)}${per === undefined ? "" : ` per ${per}`}`,
  };
  if (per !== undefined) forms.period = () => `per ${per}`;
  if (label !== undefined) forms.label = () => label;
  for (const [name, phrase] of Object.entries(phrases))
    forms[name] = () =>
      phrase.replace("{}", () => formatAlone(reading)).replace("{words}", () => spellOut(reading));
  if (reading.value === 0 && forms.none) forms.whole = forms.none;
  return forms;
}

const allForms = memoize((reading: Reading): Record<string, Form> => {
  const byUnit = formsByUnit(reading);
  return { ...byUnit, ...formsOfFact(reading, byUnit) };
});

/** Returns the names of a constant's forms; the first is the default. */
export function formsOf(constant: Reading): string[] {
  return Object.keys(allForms(constant));
}

/**
 * Formats a constant, or an alternate reading, in American English.
 *
 * Without a form it is the whole fact, for a sentence: $12 a month, about $10 a month, up to five people, 40+ countries,
 * 3–7 business days, 99.9%, 6th, October 12, 2025, Standard and Enterprise; for zero, the phrase `none` if there is one.
 * Forms of counts: `count` (five people: without qualifier and period, if the sentence states them), `adjective` (14-day).
 * Forms of all numbers, for places where the site adds the rest: `amount` ($12, 40+), `short` (10K+), `number` (digits
 * only: no sign, + or separator). `lower` is a text inside a sentence, `iso` a date for machines, `tag` a plan tag's id.
 * A constant with `per` also has `period` (per month), one with a label has `label`, and each of its phrases is a form.
 * `cell` is the value for a table, with its qualifier and period: "Up to 10", "200 per month".
 *
 * @throws if the constant has no such form, see `formFault`
 */
export function formatConstant(constant: Reading, form?: string): string {
  const forms = allForms(constant);
  const name = form ?? Object.keys(forms)[0] ?? "";
  const write = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!write) throw new Error(`There is no form "${name}" of ${constant.value}.`);
  return write(constant);
}

/**
 * Returns the fault of a form that a constant does not have; undefined for a form that it has.
 *
 * @returns advice, and the intended form if it is certain
 */
export function formFault(constant: Reading, form: string): { fix: string; meant?: string } | undefined {
  const forms = formsOf(constant);
  if (forms.includes(form)) return undefined;
  const meant = intendedChoice(form, forms);
  if (meant === undefined) return { fix: `Forms of this constant: ${forms.join(", ")}.` };
  return { fix: didYouMean(meant), ...(isSlip(form, meant) ? { meant } : {}) };
}

/** Forms for machines, not for text. */
const MACHINE_FORMS = ["number", "iso", "tag"];

/** Returns the tokens of a constant, each with its current text; of forms with the same text, only the first. */
export function tokensOf(constant: Constant): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [index, form] of formsOf(constant).entries()) {
    if (MACHINE_FORMS.includes(form)) continue;
    const words = formatConstant(constant, form);
    const name = index === 0 ? constant.key : `${constant.key}|${form}`;
    if (![...texts.values()].includes(words)) texts.set(`{{${name}}}`, words);
  }
  return texts;
}
