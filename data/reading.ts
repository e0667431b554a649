import { isDay } from "../schema/formats";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { nearest } from "../schema/nearest";

/** Units of a number. `ordinal` is a place in a row (the 6th user), `rating` a mark such as 4.9. */
export const NUMBER_UNITS = [
  "usd",
  "percent",
  "apps",
  "business-days",
  "calls",
  "countries",
  "days",
  "languages",
  "members",
  "messages",
  "milliseconds",
  "minutes",
  "months",
  "numbers",
  "ordinal",
  "participants",
  "rating",
  "rings",
  "seconds",
  "subscribers",
  "users",
  "years",
] as const;

/** Units of a text: words as they are, a plan tag, a date as year-month-day. */
export const TEXT_UNITS = ["text", "plan-tag", "date"] as const;

/** How exact a value is. `plus` is written as a + sign; a sentence says the others in words. */
export const QUALIFIERS = ["plus", "up-to", "under", "about", "from"] as const;

export type Unit = (typeof NUMBER_UNITS)[number] | (typeof TEXT_UNITS)[number];
export type Qualifier = (typeof QUALIFIERS)[number];

/** What a fact is about, and the words by which a text speaks of it (words.ts in checks/reasoning reads them). */
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
  noun?: readonly [string, string];
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

const VALUE_FIX = 'Add "value": …, a bare number such as 12 or 0.05, or a text in double quotes.';

/** Plans that a feature belongs to, as in schema/plan-tag.schema.json. */
export const PLAN_TAGS = ["all", "standard", "enterprise", "pay-as-you-go"];

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);
export const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function choice(word: JsonValue | undefined, list: readonly string[]): string {
  const meant = typeof word === "string" ? nearest(word, list) : undefined;
  return `${meant ? `Did you mean "${meant}"? ` : ""}Choices: ${list.join(", ")}.`;
}

/** A fault in one property of a leaf. */
export interface ReadingFault {
  step: string;
  message: string;
  fix: string;
}

/** The first fault in what a leaf or an alternate says, as a step below it with message and fix. */
export function faultOfReading(leaf: JsonObject, unit: JsonValue | undefined): ReadingFault | undefined {
  const { value, to, qualifier, source } = leaf;
  const found = JSON.stringify(value);
  const fault = (step: string, message: string, fix: string): ReadingFault => ({ step, message, fix });
  if (!isOneOf([...NUMBER_UNITS, ...TEXT_UNITS], unit)) {
    const message = unit === undefined ? '"unit" is missing.' : `${JSON.stringify(unit)} is not a unit.`;
    return fault("unit", message, choice(unit, [...NUMBER_UNITS, ...TEXT_UNITS]));
  }
  if (!isText(source))
    return fault(
      "source",
      '"source" is missing.',
      'Add "source": "…", the section of the specification that states it.',
    );
  if (value === undefined) return fault("value", '"value" is missing.', VALUE_FIX);
  if (isOneOf(TEXT_UNITS, unit)) {
    if (!isText(value))
      return fault(
        "value",
        `"value" must be a text in double quotes, found ${found}.`,
        "Write it in double quotes.",
      );
    if (unit === "plan-tag" && !PLAN_TAGS.includes(value)) {
      return fault("value", `${found} is not a plan tag.`, choice(value, PLAN_TAGS));
    }
    if (unit === "date" && !isDay(value)) {
      return fault("value", `${found} is not a date.`, "Write year-month-day, such as 2025-10-12.");
    }
    if (to === undefined && qualifier === undefined) return undefined;
    return fault(
      to === undefined ? "qualifier" : "to",
      `A ${unit} has no range and no qualifier.`,
      "Remove it.",
    );
  }
  if (!Number.isFinite(value)) {
    const [typed] =
      typeof value === "string" ? (/^\d[\d,]*(?:\.\d+)?$/.exec(value.replace(/[$% ]/g, "")) ?? []) : [];
    const bare = typed
      ? `${Number(typed.replaceAll(",", ""))}, without quotes`
      : "a bare number, such as 12 or 0.05";
    return fault("value", `"value" must be a number, found ${found}.`, `Write ${bare}.`);
  }
  if (unit === "usd" && value === 0 && !(isJsonObject(leaf.phrases) && leaf.phrases.none && leaf.owns)) {
    const fix =
      'Add what pages say in place of $0, "phrases": { "none": "…" }, such as "no setup fee", and what the charge is called, "owns": ["…"], such as "setup fee". If it is not free, write its price.';
    return fault(
      "value",
      "This price is 0, which is said in words, and the constant has no words for it.",
      fix,
    );
  }
  if (unit === "percent" && isText(leaf.per))
    return fault("unit", `A share in percent cannot be per ${leaf.per}.`, 'Write "usd" for a price.');
  if (value === 0 && unit !== "usd" && unit !== "percent")
    return fault("value", `0 ${unit} is nothing to promise.`, "Write the number.");
  if (to !== undefined && !(Number.isFinite(to) && Number(to) > Number(value))) {
    const message = `The range ends at ${JSON.stringify(to)}, which is not a number above ${found}.`;
    return fault("to", message, 'Correct "to", or remove it.');
  }
  if (qualifier !== undefined && !isOneOf(QUALIFIERS, qualifier)) {
    return fault(
      "qualifier",
      `${JSON.stringify(qualifier)} is not a qualifier.`,
      choice(qualifier, QUALIFIERS),
    );
  }
  if (to !== undefined && qualifier === "plus") {
    return fault("qualifier", "A range cannot be open at its end as well.", 'Remove "to" or "qualifier".');
  }
  return undefined;
}

/** The parts of a leaf that `faultOfReading` has found good. */
export function toReading(leaf: JsonObject, unit: JsonValue | undefined): Reading {
  return {
    value: leaf.value as number | string,
    unit: unit as Unit,
    source: leaf.source as string,
    ...(leaf.to === undefined ? {} : { to: leaf.to as number }),
    ...(leaf.qualifier === undefined ? {} : { qualifier: leaf.qualifier as Qualifier }),
    ...(isText(leaf.per) ? { per: leaf.per } : {}),
    ...(Array.isArray(leaf.noun) ? { noun: leaf.noun as [string, string] } : {}),
    ...(isText(leaf.label) ? { label: leaf.label } : {}),
    ...(isJsonObject(leaf.subject) ? { subject: leaf.subject as unknown as Subject } : {}),
    ...(Array.isArray(leaf.owns) ? { owns: leaf.owns as string[] } : {}),
    ...(isJsonObject(leaf.phrases) ? { phrases: leaf.phrases as Record<string, string> } : {}),
  };
}
