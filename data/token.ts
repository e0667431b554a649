import type { JsonValue } from "../schema/json-document";
import { childOf } from "../schema/json-path";
import { nearest, nearestKey } from "../schema/nearest";
import { formatList } from "../schema/words";
import { describeSiblings, NAMESPACES } from "./constant-leaves";
import { alternatesOn, CONSTANTS_FILE, type Constants } from "./constants";
import { formatConstant, formFault } from "./format";
import type { Reading } from "./reading";

/** The values that tokens can name. */
export interface TokenLookup {
  constants: Constants;
  /** `{{item.title}}` reads the collection item of a template page, `{{site.phone}}` the data of the site. */
  namespaces?: Readonly<Record<string, JsonValue | undefined>>;
  /** Route of the page, for the form `here`. */
  route?: string | undefined;
}

/** The value of a token. */
export interface TokenValue {
  key: string;
  value: string;
  /** Whether the value is the text of a constant, capitalized at the start of a sentence. */
  mayBegin?: boolean;
}

/** The reason why a token cannot be resolved. */
export interface Problem {
  message: string;
  fix: string;
  /** Key of the missing constant. */
  constant?: string;
  /** The intended token, if it is certain. */
  instead?: string;
}

/** Example of a token, for advice. */
export const EXAMPLE_TOKEN = "{{plans.standard.price}}";
/** Matches the beginning of a token for the item of a template page. */
export const ITEM_TOKEN = /\{\{\s*item\./;
/** Matches the beginning of a token for the site's own data. */
export const SITE_TOKEN = /\{\{\s*site\./;
/** Forms that are not capitalized at the start of a sentence, or are not words. */
const LOWERCASE_FORMS = ["lower", "period", "tag"];

/** Reads a dotted path in `item` or `site`, through own properties only. */
function readNamespace(key: string, form: string | undefined, lookup: TokenLookup): TokenValue | Problem {
  const [name = "", ...steps] = key.split(".");
  let value = lookup.namespaces?.[name];
  if (value === undefined) {
    const hint = name === "item" ? "Only a template page, whose file name is in [ ], has an item. " : "";
    return { message: `{{${key}}} has no meaning here.`, fix: `${hint}Write the text itself.` };
  }
  if (form !== undefined) {
    const message = `{{${key}|${form}}} asks for a form, but only constants have forms.`;
    return { message, fix: `Write {{${key}}}.` };
  }
  let path = name;
  for (const step of steps) {
    const child: JsonValue | undefined = childOf(value, step);
    if (child === undefined) {
      const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
      const meant = nearest(step, names);
      const listOfNames =
        names.length > 0 ? `Known in ${path}: ${formatList(names)}.` : `${path} has nothing below it.`;
      const fix = meant ? `Did you mean {{${path}.${meant}}}?` : listOfNames;
      return { message: `{{${key}}} does not exist: ${path} has no "${step}".`, fix };
    }
    value = child;
    path = `${path}.${step}`;
  }
  if (typeof value === "object") {
    const kind = value === null ? "empty (null)" : Array.isArray(value) ? "a list" : "a group";
    const fix = value === null ? "Fill it in, or write the text itself." : "Name one value in it.";
    return { message: `{{${key}}} is ${kind} and cannot be used inside a text.`, fix };
  }
  return { key, value: String(value) };
}

/** Explains why a key names no constant: it names a group, or it is misspelled. */
function unknownConstantProblem(key: string, constants: Constants): Problem {
  const keys = [...constants.keys()];
  const leaves = keys.filter((known) => known.startsWith(`${key}.`));
  if (leaves.length > 0) {
    const fix = `Choose one of those in ${CONSTANTS_FILE}: ${formatList(leaves)}.`;
    return { message: `{{${key}}} names a group, not one constant.`, fix };
  }
  const meant = keys.find((known) => known.endsWith(`.${key}`)) ?? nearestKey(key, keys);
  const named = key.replace(/[-_]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  const form = named === key ? "" : ` Names there are in camelCase: ${named}.`;
  const fix = meant
    ? `Did you mean {{${meant}}}?`
    : `${describeSiblings(key, keys)} Choose one, or add it to ${CONSTANTS_FILE}.${form}`;
  return { message: `There is no constant "${key}".`, fix, constant: key };
}

/**
 * Resolves a token of a constant. The form `here`, alone or before another (`here|amount`), selects the alternate reading
 * that the specification states on this route, or else the primary one. To settle a contradiction, it is therefore enough
 * to remove a reading from the constants.
 */
function resolveConstant(key: string, form: string | undefined, lookup: TokenLookup): TokenValue | Problem {
  const constant = lookup.constants.get(key);
  if (!constant) return unknownConstantProblem(key, lookup.constants);
  const [, isHere, ownForm] = /^(here)?\|?(.*)$/.exec(form ?? "") ?? [];
  const write = (reading: Reading): TokenValue | Problem => {
    if (!ownForm) return { key, value: formatConstant(reading), mayBegin: true };
    const fault = formFault(reading, ownForm);
    if (!fault)
      return { key, value: formatConstant(reading, ownForm), mayBegin: !LOWERCASE_FORMS.includes(ownForm) };
    const { fix, meant } = fault;
    const message = `{{${key}|${form}}} does not exist: it has no form "${ownForm}".`;
    const instead = `{{${key}|${isHere ? "here|" : ""}${meant}}}`;
    return { message, fix, ...(meant === undefined ? {} : { instead }) };
  };
  if (!isHere) return write(constant);
  if (lookup.route === undefined) {
    const message = `{{${key}|here}} depends on the page, and this text belongs to no page.`;
    return { message, fix: `Write {{${key}}}.` };
  }
  const [reading = constant, second] = alternatesOn(constant, lookup.route);
  if (!second) return write(reading);
  const message = `{{${key}|here}} is not clear: ${lookup.route} states more than one other reading.`;
  const fix = `Name the one that is meant, or remove a reading of "${key}" in ${CONSTANTS_FILE}.`;
  return { message, fix };
}

/** Returns the token that one with wrong braces or spaces means, if its name is a constant's. */
export function intendedToken(
  token: string,
  { constants }: TokenLookup,
): Pick<Problem, "fix" | "instead"> | undefined {
  const body = token.replace(/[{}\s]/g, "");
  const instead = `{{${body}}}`;
  return constants.has(body.split("|")[0] ?? "") ? { fix: `Write ${instead}.`, instead } : undefined;
}

/** Resolves the text between the braces of a token. */
export function resolveToken(body: string, lookup: TokenLookup): TokenValue | Problem {
  const [, key, written] =
    /^\s*([A-Za-z][\w-]*(?:\.[\w-]+)*)\s*(?:\|\s*([\w-]+|here\s*\|\s*[\w-]+)\s*)?$/.exec(body) ?? [];
  if (!key) {
    const message = body.trim() === "" ? "A token names nothing." : `"{{${body}}}" is not a token.`;
    const fix = `Write the name of a constant, such as ${EXAMPLE_TOKEN} or {{claims.trial|adjective}}.`;
    return { message, ...(intendedToken(body, lookup) ?? { fix }) };
  }
  const form = written?.replace(/\s/g, "");
  const first = key.split(".")[0] ?? "";
  return NAMESPACES.includes(first) ? readNamespace(key, form, lookup) : resolveConstant(key, form, lookup);
}
