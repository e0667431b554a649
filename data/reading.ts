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

/** What a value counts; a text is words as they are, a plan tag, or a date as year-month-day. */
export type Unit = NumberUnit | "text" | "plan-tag" | "date";

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
  /** How exact a value is. `plus` is written as a + sign; a sentence says the others in words. */
  qualifier?: "plus" | "up-to" | "under" | "about" | "from";
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

/** A fault in one property of a reading. */
interface ReadingFault {
  step: string;
  message: string;
  fix: string;
}

/** What a reading that keeps to the schema cannot say all the same: the first such fault, as a step below it. */
export function faultOfReading(reading: Reading): ReadingFault | undefined {
  const { value, to, unit, qualifier, per, phrases, owns } = reading;
  if (unit === "usd" && value === 0 && !(phrases?.none && owns)) {
    const message = "This price is 0, which is said in words, and the constant has no words for it.";
    const fix =
      'Add what pages say in place of $0, "phrases": { "none": "…" }, such as "no setup fee", and what the charge is called, "owns": ["…"], such as "setup fee". If it is not free, write its price.';
    return { step: "value", message, fix };
  }
  if (unit === "percent" && per) {
    const message = `A share in percent cannot be per ${per}.`;
    return { step: "unit", message, fix: 'Write "usd" for a price.' };
  }
  if (value === 0 && unit !== "usd" && unit !== "percent")
    return { step: "value", message: `0 ${unit} is nothing to promise.`, fix: "Write the number." };
  if (to === undefined) return undefined;
  if (to <= Number(value)) {
    const message = `The range ends at ${to}, which is not a number above ${value}.`;
    return { step: "to", message, fix: 'Correct "to", or remove it.' };
  }
  if (qualifier !== "plus") return undefined;
  const message = "A range cannot be open at its end as well.";
  return { step: "qualifier", message, fix: 'Remove "to" or "qualifier".' };
}
