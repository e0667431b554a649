import type { Diagnostic } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { nearestKey } from "../schema/nearest";
import { besides } from "./known-keys";
import { readDocument } from "./read-document";
import { faultOfReading, isText, type Reading, toReading } from "./reading";

export type { Reading } from "./reading";

/** Path of the constants from the project's root. */
export const CONSTANTS_FILE = "data/constants.json";

/** A reading that contradicts the primary one, and the routes where the specification states it. */
export interface Alternate extends Reading {
  /** Routes as in `pages/`: a segment in brackets stands for any value. */
  routes: readonly string[];
  note: string;
}

/** One price, limit or claim. */
export interface Constant extends Reading {
  /** Dotted path in the file: `plans.standard.price`. */
  key: string;
  alternates: readonly Alternate[];
  note?: string;
  /** Key of the constant that this one is another name for; reports about a fact skip such names. */
  sameAs?: string;
}

/** Every constant by its dotted path, in the order of the file. */
export type Constants = ReadonlyMap<string, Constant>;

interface Fault {
  path: JsonPath;
  part?: "key";
  message: string;
  fix: string;
  /** Key of the constant that there is not. */
  constant?: string;
}

type Leaves = ReadonlyMap<string, JsonObject>;

/** So many faults are reported; whoever has more made one mistake, not hundreds. */
const MOST_FAULTS = 100;
/** Words that make an object a fact; a group cannot use them as names. */
const LEAF_WORDS = ["value", "unit", "source", "same", "sum"];
/** First words of tokens that do not name constants (see tokens.ts). */
const RESERVED_GROUPS = ["item", "site"];
const pathOf = (key: string): string[] => key.split(".");
/** Finds the leaves of a group, and reports names and values that cannot be part of a dotted path. */
function collect(
  group: JsonObject,
  path: readonly string[],
  leaves: Map<string, JsonObject>,
  faults: Fault[],
) {
  for (const [name, entry] of Object.entries(group)) {
    if (path.length === 0 && name === "$schema") continue;
    const steps = [...path, name];
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
      const message = `"${name}" is not a name for a constant.`;
      const plain = name.replace(/[^A-Za-z0-9]+(.?)/g, (_, letter: string) => letter.toUpperCase());
      const meant = plain.charAt(0).toLowerCase() + plain.slice(1);
      const fix = /^[a-z]/.test(meant)
        ? `Write "${meant}": letters and digits, without spaces or hyphens.`
        : "Begin it with a small letter, such as freeMembers.";
      faults.push({ path: steps, part: "key", message, fix });
    } else if (path.length === 0 && RESERVED_GROUPS.includes(name)) {
      const message = `"${name}" is taken: {{${name}.…}} does not read the constants.`;
      faults.push({ path: steps, part: "key", message, fix: "Give the group another name." });
    } else if (!isJsonObject(entry)) {
      const message = `"${steps.join(".")}" is ${JSON.stringify(entry)}, but a constant is a group in { }.`;
      const fix = 'Write { "value": …, "unit": …, "source": … }.';
      faults.push({ path: steps, message, fix });
    } else if (LEAF_WORDS.some((word) => Object.hasOwn(entry, word))) {
      leaves.set(steps.join("."), entry);
    } else {
      collect(entry, steps, leaves, faults);
    }
  }
}

/**
 * Follows `same` to the leaf that states the fact. A key that does not exist and a circle are each reported once,
 * at the alias that causes them; whatever leads there gives undefined in silence.
 */
function follow(start: string, from: JsonPath, leaves: Leaves, faults: Fault[]): string | undefined {
  const seen: string[] = [];
  let key = start;
  while (!seen.includes(key)) {
    seen.push(key);
    const leaf = leaves.get(key);
    if (!leaf) {
      if (key === start) {
        const meant = nearestKey(key, leaves.keys());
        const fix = meant
          ? `Did you mean "${meant}"?`
          : `${besides(key, [...leaves.keys()])} Name one of them.`;
        faults.push({ path: from, message: `There is no constant "${key}".`, fix, constant: key });
      }
      return undefined;
    }
    if (!Object.hasOwn(leaf, "same")) return key;
    key = String(leaf.same);
  }
  if (from.slice(0, -1).join(".") === seen.at(-1)) {
    const message = `These constants only name each other: ${[seen.at(-1), ...seen].join(" → ")}.`;
    faults.push({ path: from, message, fix: "Give one of them a value, a unit and a source." });
  }
  return undefined;
}

/** A leaf with its value: its own, or the sum of the facts that it names, so that a total follows its parts. */
function withValue(key: string, leaf: JsonObject, leaves: Leaves, faults: Fault[]): JsonObject | undefined {
  if (!Array.isArray(leaf.sum)) return leaf;
  const parts = leaf.sum.map((name, index) => {
    const target = follow(String(name), [...pathOf(key), "sum", index], leaves, faults);
    return target === undefined ? undefined : leaves.get(target)?.value;
  });
  // A part that has no number has a fault of its own.
  if (parts.some((part) => typeof part !== "number")) return undefined;
  const cents = parts.reduce<number>((total, part) => total + Math.round(Number(part) * 100), 0);
  return { ...leaf, value: cents / 100 };
}

/** What another reading shares with the first where it says nothing else. */
const SHARED = ["unit", "per", "noun", "phrases"];
const sharedParts = (leaf: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(leaf).filter(([name]) => SHARED.includes(name)));

function readAlternate(
  entry: JsonValue,
  leaf: JsonObject,
  path: JsonPath,
  leaves: Leaves,
  faults: Fault[],
): Alternate | undefined {
  if (!isJsonObject(entry)) {
    faults.push({
      path,
      message: "Another reading is an object.",
      fix: "Give it value, source, routes and note.",
    });
    return undefined;
  }
  const target = Object.hasOwn(entry, "same")
    ? follow(String(entry.same), [...path, "same"], leaves, faults)
    : "";
  if (target === undefined) return undefined;
  const said = leaves.get(target) ?? { ...sharedParts(leaf), ...entry };
  const stated: JsonObject = { ...said, source: entry.source ?? "" };
  const fault = faultOfReading(stated, stated.unit);
  if (fault) {
    faults.push({ path: [...path, fault.step], message: fault.message, fix: fault.fix });
    return undefined;
  }
  const routes = Array.isArray(entry.routes) ? entry.routes.filter((route) => typeof route === "string") : [];
  if (routes.length === 0 || routes.some((route) => !route.startsWith("/"))) {
    const message = "The pages that state this reading are missing.";
    faults.push({ path: [...path, "routes"], message, fix: 'List their paths: "routes": ["/faq"].' });
    return undefined;
  }
  return { ...toReading(stated, stated.unit), routes, note: isText(entry.note) ? entry.note : "" };
}

function readLeaf(key: string, entry: JsonObject, leaves: Leaves, faults: Fault[]): Constant | undefined {
  const leaf = withValue(key, entry, leaves, faults);
  if (!leaf) return undefined;
  const fault = faultOfReading(leaf, leaf.unit);
  if (fault) {
    faults.push({ path: [...pathOf(key), fault.step], message: fault.message, fix: fault.fix });
    return undefined;
  }
  const { alternates: entries = [], note } = leaf;
  if (!Array.isArray(entries)) {
    const path = [...pathOf(key), "alternates"];
    faults.push({ path, message: "Other readings are written in a list.", fix: "Put them in [ ]." });
  }
  const alternates = (Array.isArray(entries) ? entries : []).flatMap((entry, index) => {
    const path = [...pathOf(key), "alternates", index];
    return readAlternate(entry, leaf, path, leaves, faults) ?? [];
  });
  return { key, ...toReading(leaf, leaf.unit), alternates, ...(isText(note) ? { note } : {}) };
}

/**
 * Flattens the constants to dotted paths and resolves `{ "same": key }`.
 *
 * @returns the sound constants, and a diagnostic (rule `constants-shape`) for each leaf or alias that is not.
 *   Faults of syntax stay in the document's own diagnostics; unknown properties are the schema's to find.
 */
export function readConstants(document: JsonDocument): { constants: Constants; diagnostics: Diagnostic[] } {
  const faults: Fault[] = [];
  const leaves = new Map<string, JsonObject>();
  if (isJsonObject(document.value)) collect(document.value, [], leaves, faults);
  else if (document.diagnostics.length === 0) {
    faults.push({ path: [], message: "The constants are an object of groups.", fix: "Put them in { }." });
  }
  const own = new Map<string, Constant>();
  for (const [key, leaf] of leaves) {
    const constant = Object.hasOwn(leaf, "same") ? undefined : readLeaf(key, leaf, leaves, faults);
    if (constant) own.set(key, constant);
  }
  const constants = new Map<string, Constant>();
  for (const [key, leaf] of leaves) {
    const isAlias = Object.hasOwn(leaf, "same");
    const target = isAlias ? follow(String(leaf.same), [...pathOf(key), "same"], leaves, faults) : key;
    const constant = target === undefined ? undefined : own.get(target);
    if (constant) constants.set(key, isAlias ? { ...constant, key, sameAs: constant.key } : constant);
  }
  const diagnostics = faults.slice(0, MOST_FAULTS).map(({ path, part, ...fault }): Diagnostic => {
    const where = path.filter((step) => typeof step === "string").join(".");
    return {
      file: document.file,
      ...locate(document, path, part),
      severity: "error",
      rule: "constants-shape",
      where,
      ...fault,
    };
  });
  return { constants, diagnostics };
}

/**
 * Reads `data/constants.json` under a project's root.
 *
 * @returns the document, its sound constants, and every fault of reading, syntax and shape
 */
export function loadConstants(root: string): {
  document: JsonDocument;
  constants: Constants;
  diagnostics: Diagnostic[];
} {
  const document = readDocument(root, CONSTANTS_FILE);
  const { constants, diagnostics } = readConstants(document);
  return { document, constants, diagnostics: [...document.diagnostics, ...diagnostics] };
}

/** True when a route, such as `/compare/acme`, is the one that a pattern such as `/compare/[id]` stands for. */
export function matchesRoute(pattern: string, route: string): boolean {
  const wanted = pattern.split("/");
  const given = route.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((step, index) => step === given[index] || (/^\[.+\]$/.test(step) && given[index] !== ""))
  );
}

/** The readings other than the primary one that the specification states on a route. */
export function alternatesOn(constant: Constant, route: string): Alternate[] {
  return constant.alternates.filter(({ routes }) => routes.some((pattern) => matchesRoute(pattern, route)));
}
