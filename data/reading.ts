import type { Fault } from "./constant-leaves";

/** Singular and plural of a noun. */
type Noun = readonly [one: string, several: string];

/** Nouns of the number units. Units without a noun are signs, ordinals (the 6th user) or ratings (4.9). */
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

/** Returns the noun of a unit; undefined if its numbers are written with a sign or alone. */
export const nounOf = (unit: Unit): Noun | undefined => NOUNS[unit as NumberUnit];

/** Unit of a value. A string value is a plain text, a plan tag, or a date in the form YYYY-MM-DD. */
export type Unit = NumberUnit | "text" | "plan-tag" | "date";

/** Subject of a fact, and the words that refer to it in a text (read by phrases.ts in checks/reasoning). */
export interface Subject {
  /** Name in messages: `an extra user`. */
  name: string;
  /** Phrases that refer only to this subject: `extra/further user`. */
  names?: readonly string[];
  /** Words of which a sentence about the subject has at least one: `user person seat*`. */
  about: string;
}

/** A statement of a fact: a value with its unit, or a range from `value` to `to`. */
export interface Reading {
  value: number | string;
  to?: number;
  unit: Unit;
  /** Precision of the value. `plus` is written as a + sign; the others are words in a sentence. */
  qualifier?: "plus" | "up-to" | "under" | "about" | "from";
  /** Period or base of the value, as in "per month": `month`, `user per month`. */
  per?: string;
  /** Singular and plural of the noun, if it differs from the unit's: `voice minute`, `voice minutes`. */
  noun?: Noun;
  /** Name of the fact on its own, in a list or a table. */
  label?: string;
  /** Additional forms by name (format.ts); `{}` is the value, `{words}` the value with numbers below ten in words. */
  phrases?: Readonly<Record<string, string>>;
  subject?: Subject;
  /** For a plan tag that names a plan: the names of that plan and of the larger ones, `Standard and Enterprise`. */
  plans?: string;
  /** Phrases that state the fact without its value, which no author may type: `setup fee`. */
  owns?: readonly string[];
}

/** Units whose numbers may have any fraction. Money has cents, and everything else is counted. */
const FRACTIONAL_UNITS: readonly Unit[] = ["percent", "rating", "seconds"];

/** Returns the fault of a number that is finer than its unit, such as half a country; undefined if it has none. */
function faultOfFraction(number: unknown, unit: Unit): Pick<Fault, "message" | "fix"> | undefined {
  if (typeof number !== "number" || FRACTIONAL_UNITS.includes(unit)) return undefined;
  const isMoney = unit === "usd";
  const parts = isMoney ? 100 : 1;
  if (Math.round(number * parts) / parts === number) return undefined;
  const message = isMoney
    ? `This price is ${number}; it must have at most two decimals.`
    : `This is ${number} ${unit}; it must be a whole number.`;
  return { message, fix: `Write ${Math.ceil(number * parts) / parts}, if that is meant.` };
}

/** Returns the first fault of a reading that the schema cannot find, with the name of its property. */
export function faultOfReading(reading: Reading): Omit<Fault & { step: string }, "path"> | undefined {
  const { value, to, unit, qualifier, per, phrases, owns } = reading;
  if (unit === "usd" && value === 0 && !(phrases?.none && owns)) {
    const message = "This price is 0, which is said in words, and the constant has no words for it.";
    const fix =
      'Add what pages say instead of $0, "phrases": { "none": "…" }, such as "no setup fee", and what the charge is called, "owns": ["…"], such as "setup fee". If it is not free, write its price.';
    return { step: "value", message, fix };
  }
  if (unit === "percent" && per) {
    const message = `A share in percent cannot be per ${per}.`;
    return { step: "unit", message, fix: 'Write "usd" for a price.' };
  }
  if (value === 0 && unit !== "usd" && unit !== "percent")
    return {
      step: "value",
      message: `0 ${unit} is nothing to promise.`,
      fix: 'Write a number above 0. If a plan has none, write "Not included" with the unit "text"; otherwise, remove the constant.',
    };
  for (const [step, number] of Object.entries({ value, to })) {
    const fault = faultOfFraction(number, unit);
    if (fault) return { step, ...fault };
  }
  if (to === undefined) return undefined;
  if (to <= Number(value)) {
    const message = `The range ends at ${to}, which is not a number above ${value}.`;
    return { step: "to", message, fix: 'Correct "to", or remove it.' };
  }
  if (qualifier !== "plus") return undefined;
  const message = "A range cannot be open at its end as well.";
  return { step: "qualifier", message, fix: 'Remove "to" or "qualifier".' };
}
