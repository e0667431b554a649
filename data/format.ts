import { didYouMean, isSlip } from "../schema/nearest";
import { meantChoice } from "../schema/value-words";
import type { Constant } from "./constants";
import {
  capitalised,
  compact,
  compactDollars,
  dateInWords,
  digits,
  dollars,
  grouped,
  inSentence,
  inWords,
  ordinal,
  type Written,
} from "./numerals";
import { once } from "./once";
import { nounOf, type Reading } from "./reading";

/** What is written of a constant or of another reading of it. */
export type Quantity = Omit<Reading, "subject" | "owns" | "source">;

type Form = (quantity: Quantity) => string;

/** Forms that leave out what the number stands for; only where the site adds it (checks/rules/token-unit.ts). */
export const BARE_FORMS: readonly string[] = ["amount", "short", "number"];

const PLAN_TAG_LABELS: Record<string, string> = {
  all: "All plans",
  standard: "Standard and Enterprise",
  enterprise: "Enterprise",
  "pay-as-you-go": "Pay-as-you-go",
};

/** How a sentence says a qualifier, `up to `; `plus` is a sign. */
const bound = ({ qualifier }: Quantity): string =>
  qualifier === undefined || qualifier === "plus" ? "" : `${qualifier.replace("-", " ")} `;
const planTag: Form = ({ value }) => PLAN_TAG_LABELS[value] ?? String(value);

/** A value, or a range with an en dash and no spaces (3–7), then the sign of its unit and the + of `plus`. */
function numeric(write: Written, sign = ""): Form {
  return ({ value, to, qualifier }) => {
    const range = [Number(value), ...(to === undefined ? [] : [to])].map(write).join("–");
    return `${range}${sign}${qualifier === "plus" ? "+" : ""}`;
  };
}

const bareDigits: Form = ({ value, to }) =>
  [Number(value), ...(to === undefined ? [] : [to])].map(digits).join("–");

/** Words below ten, digits from there on, of ranges and with a +. */
const spelled: Form = (quantity) =>
  quantity.to === undefined && quantity.qualifier !== "plus"
    ? inWords(Number(quantity.value))
    : numeric(grouped)(quantity);

/** `five people`, `40+ countries`, `one minute`. */
const counted =
  (nouns: readonly [string, string]): Form =>
  (quantity) => {
    const isOne = quantity.value === 1 && quantity.to === undefined && quantity.qualifier !== "plus";
    return `${spelled(quantity)} ${nouns[isOne ? 0 : 1]}`;
  };

/** ` a month`, ` an hour`, ` per user per month`. */
function period(per: string | undefined): string {
  if (per === undefined) return "";
  if (per.includes(" ")) return ` per ${per}`;
  return ` ${/^(?:[aeio]|hour)/i.test(per) ? "an" : "a"} ${per}`;
}

/** Forms of a number; the first, the whole fact, is the default. */
function formsOfNumber({ unit, noun = nounOf(unit), per }: Quantity): Record<string, Form> {
  const sign = unit === "percent" ? "%" : "";
  const amount = unit === "usd" ? numeric(dollars) : numeric(unit === "ordinal" ? ordinal : grouped, sign);
  const count = noun ? counted(noun) : amount;
  return {
    whole: (quantity) => `${bound(quantity)}${count(quantity)}${period(per)}`,
    ...(noun
      ? {
          count,
          adjective: (quantity: Quantity) => `${numeric(grouped)(quantity)}-${noun[0].replaceAll(" ", "-")}`,
        }
      : {}),
    amount,
    short: numeric(unit === "usd" ? compactDollars : compact, sign),
    number: bareDigits,
  };
}

/** The forms of a unit by name; the first is the default. */
function formsByUnit(quantity: Quantity): Record<string, Form> {
  const asIs: Form = ({ value }) => String(value);
  switch (quantity.unit) {
    case "text":
      return { text: asIs, lower: ({ value }) => inSentence(String(value)), amount: asIs };
    case "plan-tag":
      return { plans: planTag, lower: (reading) => inSentence(planTag(reading)), tag: asIs };
    case "date":
      return { long: ({ value }) => dateInWords(String(value)), iso: asIs };
    default:
      return formsOfNumber(quantity);
  }
}

/** Forms that a constant has whatever its unit: what stands in a table's cell, beside a price, or at the head of a row. */
function formsOfFact(quantity: Quantity, byUnit: Record<string, Form>): Record<string, Form> {
  const { per, label, phrases = {} } = quantity;
  const [usual = String] = Object.values(byUnit);
  const alone = byUnit.amount ?? usual;
  const forms: Record<string, Form> = {
    cell: () => `${capitalised(bound(quantity))}${alone(quantity)}${per === undefined ? "" : ` per ${per}`}`,
  };
  if (per !== undefined) forms.period = () => `per ${per}`;
  if (label !== undefined) forms.label = () => label;
  for (const [name, phrase] of Object.entries(phrases))
    forms[name] = () =>
      phrase.replace("{}", () => alone(quantity)).replace("{words}", () => spelled(quantity));
  if (quantity.value === 0 && forms.none) forms.whole = forms.none;
  return forms;
}

const allForms = once((quantity: Quantity): Record<string, Form> => {
  const byUnit = formsByUnit(quantity);
  return { ...byUnit, ...formsOfFact(quantity, byUnit) };
});

/** Names of the forms in which a constant can be written; the first is the default. */
export function formsOf(constant: Quantity): string[] {
  return Object.keys(allForms(constant));
}

/**
 * Writes a constant, or another reading of it, as American English does.
 *
 * Without a form a sentence can take it whole: $12 a month, about $10 a month, up to five people, 40+ countries,
 * 3–7 business days, 99.9%, 6th, October 12, 2025, Standard and Enterprise; where it is zero and has a phrase `none`, that
 * phrase. Other forms of what is counted: `count` (five people: without bound and period, where the sentence says them),
 * `adjective` (14-day). Of all numbers, for places to which the site adds the rest: `amount` ($12, 40+), `short` (10K+),
 * `number` (bare digits: no sign, + or separator). `lower` is a text inside a sentence, `iso` a date for machines, `tag` a
 * plan tag's id. Of a constant with `per` also `period` (per month), of one with a label `label`, and the names of its own
 * phrases. `cell` is the value as a table states it, with its bound and period: "Up to 10", "200 per month".
 *
 * @throws when the constant has no such form, see `formFault`
 */
export function formatConstant(constant: Quantity, form?: string): string {
  const forms = allForms(constant);
  const name = form ?? Object.keys(forms)[0] ?? "";
  const write = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!write) throw new Error(`There is no form "${name}" of ${constant.value}.`);
  return write(constant);
}

/**
 * What is wrong with a form that a constant cannot be written in; undefined for one that it has.
 *
 * @returns what to write instead, and the form that is surely meant
 */
export function formFault(constant: Quantity, form: string): { fix: string; meant?: string } | undefined {
  const forms = formsOf(constant);
  if (forms.includes(form)) return undefined;
  const meant = meantChoice(form, forms);
  if (meant === undefined) return { fix: `Forms of this constant: ${forms.join(", ")}.` };
  return { fix: didYouMean(meant), ...(isSlip(form, meant) ? { meant } : {}) };
}

/** Forms for machines, which no text is written with. */
const FOR_MACHINES = ["number", "iso", "tag"];

/** The tokens of a constant, each with what it says now; of forms that say the same, the first. */
export function tokensOf(constant: Constant): Map<string, string> {
  const said = new Map<string, string>();
  for (const [index, form] of formsOf(constant).entries()) {
    if (FOR_MACHINES.includes(form)) continue;
    const words = formatConstant(constant, form);
    const name = index === 0 ? constant.key : `${constant.key}|${form}`;
    if (![...said.values()].includes(words)) said.set(`{{${name}}}`, words);
  }
  return said;
}
