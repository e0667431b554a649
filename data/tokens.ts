import type { JsonPath, JsonValue } from "../schema/json-document";
import { isJsonObject } from "../schema/json-document";
import { nearest } from "../schema/nearest";
import { alternatesOn, CONSTANTS_FILE, type Constants } from "./constants";
import { FormError, formatConstant } from "./format";
import { capitalised } from "./numerals";
import type { Reading } from "./reading";

/** Words that begin a token which does not name a constant: the item of a template page, and the site's own data. */
export const NAMESPACES = ["item", "site"] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** What tokens can name. */
export interface TokenLookup {
  constants: Constants;
  /** `{{item.title}}` reads the collection item of a template page, `{{site.phone}}` the data of the site. */
  namespaces?: Readonly<Partial<Record<Namespace, JsonValue>>>;
  /** The page's own path, for the form `here`. */
  route?: string;
}

/** A token that cannot be resolved; it stays in the text as it stands. */
export interface TokenFault {
  /** Where it begins in the text, in UTF-16 code units. */
  offset: number;
  length: number;
  message: string;
  fix: string;
  /** Key of the constant that there is not. */
  constant?: string;
}

/** A fault in one of the strings of a JSON value. */
export interface ValueFault extends TokenFault {
  path: JsonPath;
}

interface Resolved {
  key: string;
  value: JsonValue;
}
type Problem = Pick<TokenFault, "message" | "fix" | "constant">;

const EXAMPLE = "{{plans.standard.price}}";
const MOST_LISTED = 12;
/** So many faulty tokens of one value are reported; whoever has more made one mistake, not hundreds. */
const MOST_FAULTS = 100;

const isNamespace = (word: string): word is Namespace => (NAMESPACES as readonly string[]).includes(word);

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_LISTED;
  return `${names.slice(0, MOST_LISTED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** A member of a JSON object or list; what JavaScript adds (constructor, length) is not one. */
function childOf(value: JsonValue, step: string): JsonValue | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Reads a dotted path below `item` or `site`, by own properties only. */
function fromNamespace(key: string, form: string | undefined, lookup: TokenLookup): Resolved | Problem {
  const [name = "", ...steps] = key.split(".");
  const root = isNamespace(name) ? lookup.namespaces?.[name] : undefined;
  if (root === undefined) {
    const message = `{{${key}}} has no meaning here.`;
    const fix = "Only a template page, whose file name stands in [ ], has an item. Write the text itself.";
    return { message, fix: name === "item" ? fix : "Write the text itself." };
  }
  if (form !== undefined) {
    return {
      message: `{{${key}|${form}}} asks for a form, but only constants have forms.`,
      fix: `Write {{${key}}}.`,
    };
  }
  let value: JsonValue = root;
  let path = name;
  for (const step of steps) {
    const child = childOf(value, step);
    if (child === undefined) {
      const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
      const meant = nearest(step, names);
      const below =
        names.length > 0 ? `Known in ${path}: ${listed(names)}.` : `${path} has nothing below it.`;
      const fix = meant ? `Did you mean {{${path}.${meant}}}?` : below;
      return { message: `{{${key}}} does not exist: ${path} has no "${step}".`, fix };
    }
    value = child;
    path = `${path}.${step}`;
  }
  return { key, value };
}

/** Says why a key names no constant: it names a group, or it is misspelt. */
function problemOf(key: string, constants: Constants): Problem {
  const keys = [...constants.keys()];
  const leaves = keys.filter((known) => known.startsWith(`${key}.`));
  if (leaves.length > 0) {
    return {
      message: `{{${key}}} names a group, not one constant.`,
      fix: `Choose one of: ${listed(leaves)}.`,
    };
  }
  const meant = keys.find((known) => known.endsWith(`.${key}`)) ?? nearest(key, keys);
  const fix = meant ? `Did you mean {{${meant}}}?` : `The constants stand in ${CONSTANTS_FILE}.`;
  return { message: `There is no constant "${key}".`, fix, constant: key };
}

/** What was said of unknown keys: to look through all constants takes long, and a slip is often repeated. */
const unknown = new WeakMap<Constants, Map<string, Problem>>();

function unknownConstant(key: string, constants: Constants): Problem {
  const known = unknown.get(constants) ?? new Map<string, Problem>();
  unknown.set(constants, known);
  const problem = known.get(key) ?? problemOf(key, constants);
  known.set(key, problem);
  return problem;
}

/**
 * Writes a constant. The form `here`, alone or before another (`here|amount`), gives the reading that the specification states on this route, and the primary
 * one where it states no other, so that settling a contradiction means removing a reading from the constants only.
 */
function fromConstants(key: string, form: string | undefined, lookup: TokenLookup): Resolved | Problem {
  const constant = lookup.constants.get(key);
  if (!constant) return unknownConstant(key, lookup.constants);
  const [, isHere, ownForm] = /^(here)?\|?(.*)$/.exec(form ?? "") ?? [];
  const write = (reading: Reading): Resolved | Problem => {
    try {
      return { key, value: formatConstant(reading, ownForm || undefined) };
    } catch (error) {
      if (error instanceof FormError)
        return { message: `{{${key}|${form}}}: ${error.message}`, fix: error.fix };
      throw error;
    }
  };
  if (!isHere) return write(constant);
  if (lookup.route === undefined) {
    const message = `{{${key}|here}} depends on the page, and this text belongs to no page.`;
    return { message, fix: `Write {{${key}}}.` };
  }
  const [reading = constant, second] = alternatesOn(constant, lookup.route);
  if (!second) return write(reading);
  const message = `{{${key}|here}} is not clear: ${lookup.route} states more than one other reading.`;
  return {
    message,
    fix: `Name the one that is meant, or remove a reading of "${key}" in ${CONSTANTS_FILE}.`,
  };
}

/** Up to here a sentence ends, or a text or one of its lines begins; signs of Markdown may follow. */
const BEFORE_SENTENCE = /(?:^|[.!?]["”’)]*\s+|\n)(?:\s*(?:[-*>#]+|\d+\.)\s)?["“(*_]*$/;
/** Forms that are never the first words of a sentence, or not words. */
const NEVER_CAPITAL = ["lower", "period", "tag"];

/** So much of what stands before a token tells whether it begins a sentence. */
const NEAR = 12;

/** True when what follows a text begins a sentence. */
export const endsSentence = (before: string): boolean =>
  BEFORE_SENTENCE.test(before.length > NEAR ? `x${before.slice(-NEAR)}` : before);

const withCapital = (value: string, form: string | undefined): string =>
  form !== undefined && NEVER_CAPITAL.includes(form) ? value : capitalised(value);

/** Resolves what stands between two pairs of braces. */
function resolveToken(body: string, lookup: TokenLookup, isFirst = false): Resolved | Problem {
  const [, key, written] =
    /^\s*([A-Za-z][\w-]*(?:\.[\w-]+)*)\s*(?:\|\s*([\w-]+|here\s*\|\s*[\w-]+)\s*)?$/.exec(body) ?? [];
  if (!key) {
    const message = body.trim() === "" ? "A token names nothing." : `"{{${body}}}" is not a token.`;
    return { message, fix: `Write a dotted name, such as ${EXAMPLE} or {{claims.trial|adjective}}.` };
  }
  const form = written?.replace(/\s/g, "");
  const first = key.split(".")[0] ?? "";
  if (isNamespace(first)) return fromNamespace(key, form, lookup);
  const result = fromConstants(key, form, lookup);
  const isWords = isFirst && "value" in result && typeof result.value === "string";
  return isWords ? { key, value: withCapital(result.value as string, form) } : result;
}

/** A token in a text: closed, or open up to the end of what could be its name. */
const TOKEN = /\{\{(?:([^{}\n]*)\}\}| ?[\w.|-]*\}?)/g;

/**
 * Replaces each `{{path}}` and `{{path|form}}` of a text. What comes in by a token is not resolved again. A constant that
 * begins a sentence begins with a capital: "Under two minutes".
 *
 * @param before what stands before the text
 * @returns the text with faulty tokens left as they stand, their faults in order (at most 100), and the keys used, each once
 */
export function resolveText(
  text: string,
  lookup: TokenLookup,
  before = "",
): { text: string; faults: TokenFault[]; used: string[] } {
  const faults: TokenFault[] = [];
  const used = new Set<string>();
  const replaced = text.replace(TOKEN, (token: string, body: string | undefined, offset: number) => {
    const fail = (problem: Problem): string => {
      if (faults.length < MOST_FAULTS) faults.push({ offset, length: token.trimEnd().length, ...problem });
      return token;
    };
    if (body === undefined) {
      const message = `"${token.trimEnd()}" opens a token that is not closed.`;
      return fail({ message, fix: `Put two braces on each side, as in ${EXAMPLE}.` });
    }
    const isFirst = endsSentence(
      (offset > NEAR ? "x" : before) + text.slice(Math.max(0, offset - NEAR), offset),
    );
    const result = resolveToken(body, lookup, isFirst);
    if ("message" in result) return fail(result);
    const { key, value } = result;
    if (typeof value === "object") {
      const kind = value === null ? "empty (null)" : isJsonObject(value) ? "a group" : "a list";
      const fix =
        value === null
          ? "Fill it in, or write the text itself."
          : "Name one value in it, or make the token the whole text.";
      return fail({ message: `{{${key}}} is ${kind} and cannot stand inside a text.`, fix });
    }
    used.add(key);
    return String(value);
  });
  return { text: replaced, faults, used: [...used] };
}

/**
 * Resolves every string of a JSON value, never its keys and never the value of `$schema`. A string that is exactly
 * one token for a list or a group (`"{{item.pros}}"`) becomes that list or group.
 *
 * @returns a new value of the same shape; each fault, of which there are at most 100, has the path of its string
 */
export function resolveValue(
  value: JsonValue,
  lookup: TokenLookup,
): { value: JsonValue; faults: ValueFault[]; used: string[] } {
  const faults: ValueFault[] = [];
  const used = new Set<string>();
  const visit = (node: JsonValue, path: JsonPath): JsonValue => {
    if (Array.isArray(node)) return node.map((child, index) => visit(child, [...path, index]));
    if (isJsonObject(node)) {
      const entries = Object.entries(node).map(([key, child]) => [
        key,
        key === "$schema" ? child : visit(child, [...path, key]),
      ]);
      return Object.fromEntries(entries);
    }
    if (typeof node !== "string" || !node.includes("{{")) return node;
    const whole = /^\{\{([^{}\n]*)\}\}$/.exec(node)?.[1];
    const result = whole === undefined ? undefined : resolveToken(whole, lookup);
    if (result && "value" in result && typeof result.value === "object" && result.value !== null) {
      used.add(result.key);
      return result.value;
    }
    const resolved = resolveText(node, lookup);
    faults.push(
      ...resolved.faults.slice(0, MOST_FAULTS - faults.length).map((fault) => ({ ...fault, path })),
    );
    for (const key of resolved.used) used.add(key);
    return resolved.text;
  };
  return { value: visit(value, []), faults, used: [...used] };
}
