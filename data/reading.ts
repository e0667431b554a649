import { isDay } from "../schema/formats";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { nearest } from "../schema/nearest";

/** One of what is counted, and several. */
type Noun = readonly [one: string, several: string];

/** What the units of a number count. Without a noun they are signs, a place in a row (the 6th user), a mark (4.9). */
const NOUNS = {
  usd: undefined,
  percent: undefined,
  apps: ["app", "apps"],
  "business-days": ["business day", "business days"],
  calls: ["call", "calls"],
  countries: ["country", "countries"],
  days: ["day", "days"],
  languages: ["language", "languages"],
  members: ["person", "people"],
  messages: ["text", "texts"],
  milliseconds: ["millisecond", "milliseconds"],
  minutes: ["minute", "minutes"],
  months: ["month", "months"],
  numbers: ["number", "numbers"],
  ordinal: undefined,
  participants: ["participant", "participants"],
  rating: undefined,
  rings: ["ring", "rings"],
  seconds: ["second", "seconds"],
  subscribers: ["subscriber", "subscribers"],
  users: ["user", "users"],
  years: ["year", "years"],
} as const satisfies Readonly<Record<string, Noun | undefined>>;

type NumberUnit = keyof typeof NOUNS;

/** Units of a number. */
export const NUMBER_UNITS = Object.keys(NOUNS) as NumberUnit[];

/** What a unit of a number counts; undefined where it is written with a sign, or alone. */
export const nounOf = (unit: Unit): Noun | undefined => NOUNS[unit as NumberUnit];

/** Units of a text: words as they are, a plan tag, a date as year-month-day. */
export const TEXT_UNITS = ["text", "plan-tag", "date"] as const;

/** How exact a value is. `plus` is written as a + sign; a sentence says the others in words. */
export const QUALIFIERS = ["plus", "up-to", "under", "about", "from"] as const;

export type Unit = NumberUnit | (typeof TEXT_UNITS)[number];
export type Qualifier = (typeof QUALIFIERS)[number];

/** What a fact is about, and the words by which a text speaks of it (phrases.ts in checks/reasoning reads them). */
export interface Subject {
  /** In a message: `an extra user`. */
  name: string;
  /** Phrases that name it and nothing else: `extra/further user`. */
  names?: readonly string[];
  /** Words of which a sentence about it has one: `user person seat*`. */
  about: string;
}

/** What is said of a fact: a value with its unit, or a range from `value` to `to`. */
export interface Reading {
  value: number | string;
  to?: number;
  unit: Unit;
  qualifier?: Qualifier;
  /** What the value is for, as in "per month": `month`, `user per month`. */
  per?: string;
  /** What is counted, one and several, where it is not the noun of the unit: `voice minute`, `voice minutes`. */
  noun?: Noun;
  /** What the fact is called where it stands alone, in a list or a table. */
  label?: string;
  /** Forms of its own (format.ts), by name; `{}` stands for the value, `{words}` for it with numbers below ten in words. */
  phrases?: Readonly<Record<string, string>>;
  subject?: Subject;
  /** Phrases that state it without its value, which no author types: `setup fee`. */
  owns?: readonly string[];
  /** Sections of the specification that state it. */
  source: string;
}

/** Plans that a feature belongs to, as in schema/plan-tag.schema.json. */
export const PLAN_TAGS = ["all", "standard", "enterprise", "pay-as-you-go"];

export const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isOneOf = (list: readonly string[], value: JsonValue | undefined): value is string =>
  typeof value === "string" && list.includes(value);

function choice(word: JsonValue | undefined, list: readonly string[]): string {
  const meant = typeof word === "string" ? nearest(word, list) : undefined;
  return `${meant ? `Did you mean "${meant}"? ` : ""}Choices: ${list.join(", ")}.`;
}

/** A fault in one property of a leaf. */
interface ReadingFault {
  step: string;
  message: string;
  fix: string;
}

const fault = (step: string, message: string, fix: string): ReadingFault => ({ step, message, fix });

function faultOfText({ value, to, unit, qualifier }: JsonObject): ReadingFault | undefined {
  const found = JSON.stringify(value);
  if (!isText(value)) {
    const message = `"value" must be a text in double quotes, found ${found}.`;
    return fault("value", message, "Write it in double quotes.");
  }
  if (unit === "plan-tag" && !PLAN_TAGS.includes(value))
    return fault("value", `${found} is not a plan tag.`, choice(value, PLAN_TAGS));
  if (unit === "date" && !isDay(value))
    return fault("value", `${found} is not a date.`, "Write year-month-day, such as 2025-10-12.");
  if (to === undefined && qualifier === undefined) return undefined;
  const step = to === undefined ? "qualifier" : "to";
  return fault(step, `A ${unit} has no range and no qualifier.`, "Remove it.");
}

function faultOfNumber({ value, unit, per, phrases, owns }: JsonObject): ReadingFault | undefined {
  const found = JSON.stringify(value);
  if (!Number.isFinite(value)) {
    const text = typeof value === "string" ? value.replace(/[$% ]/g, "") : "";
    const isNumber = /^\d[\d,]*(?:\.\d+)?$/.test(text);
    const bare = isNumber
      ? `${Number(text.replaceAll(",", ""))}, without quotes`
      : "a bare number, such as 12 or 0.05";
    return fault("value", `"value" must be a number, found ${found}.`, `Write ${bare}.`);
  }
  if (unit === "usd" && value === 0 && !(isJsonObject(phrases) && phrases.none && owns)) {
    const message = "This price is 0, which is said in words, and the constant has no words for it.";
    const fix =
      'Add what pages say in place of $0, "phrases": { "none": "…" }, such as "no setup fee", and what the charge is called, "owns": ["…"], such as "setup fee". If it is not free, write its price.';
    return fault("value", message, fix);
  }
  if (unit === "percent" && isText(per))
    return fault("unit", `A share in percent cannot be per ${per}.`, 'Write "usd" for a price.');
  if (value === 0 && unit !== "usd" && unit !== "percent")
    return fault("value", `0 ${unit} is nothing to promise.`, "Write the number.");
  return undefined;
}

function faultOfRange({ value, to, qualifier }: JsonObject): ReadingFault | undefined {
  if (to !== undefined && !(Number.isFinite(to) && Number(to) > Number(value))) {
    const message = `The range ends at ${JSON.stringify(to)}, which is not a number above ${JSON.stringify(value)}.`;
    return fault("to", message, 'Correct "to", or remove it.');
  }
  if (qualifier !== undefined && !isOneOf(QUALIFIERS, qualifier)) {
    const message = `${JSON.stringify(qualifier)} is not a qualifier.`;
    return fault("qualifier", message, choice(qualifier, QUALIFIERS));
  }
  if (to === undefined || qualifier !== "plus") return undefined;
  return fault("qualifier", "A range cannot be open at its end as well.", 'Remove "to" or "qualifier".');
}

/** The first fault in what a leaf or an alternate says, as a step below it with message and fix. */
export function faultOfReading(leaf: JsonObject): ReadingFault | undefined {
  const { value, unit, source } = leaf;
  const units = [...NUMBER_UNITS, ...TEXT_UNITS];
  if (!isOneOf(units, unit)) {
    const message = unit === undefined ? '"unit" is missing.' : `${JSON.stringify(unit)} is not a unit.`;
    return fault("unit", message, choice(unit, units));
  }
  if (!isText(source)) {
    const fix = 'Add "source": "…", the section of the specification that states it.';
    return fault("source", '"source" is missing.', fix);
  }
  if (value === undefined) {
    const fix = 'Add "value": …, a bare number such as 12 or 0.05, or a text in double quotes.';
    return fault("value", '"value" is missing.', fix);
  }
  return isOneOf(TEXT_UNITS, unit) ? faultOfText(leaf) : (faultOfNumber(leaf) ?? faultOfRange(leaf));
}

const isString = (value: JsonValue): boolean => typeof value === "string";
const sound = (phrases: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(phrases).filter(([, words]) => isString(words)));

/** True for a subject that texts can be read by; what is wrong with another one its schema says. */
const isSubject = (subject: JsonValue | undefined): boolean =>
  isJsonObject(subject) &&
  isText(subject.name) &&
  isText(subject.about) &&
  (subject.names === undefined || (Array.isArray(subject.names) && subject.names.every(isText)));

/** The parts of a leaf that `faultOfReading` has found good, and others as far as they are of their kind. */
export function toReading(leaf: JsonObject): Reading {
  const { value, unit, source, to, qualifier, per, noun, label, subject, owns, phrases } = leaf;
  const reading = {
    ...{ value, unit, source },
    ...(to === undefined ? {} : { to }),
    ...(qualifier === undefined ? {} : { qualifier }),
    ...(isText(per) ? { per } : {}),
    ...(Array.isArray(noun) && noun.every(isString) ? { noun } : {}),
    ...(isText(label) ? { label } : {}),
    ...(isSubject(subject) ? { subject } : {}),
    ...(Array.isArray(owns) ? { owns: owns.filter(isString) } : {}),
    ...(isJsonObject(phrases) ? { phrases: sound(phrases) } : {}),
  };
  return reading as unknown as Reading;
}
