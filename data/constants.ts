import { type Diagnostic, errorAt } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { collect, type Fault, follow, type Leaves, pathOf, withValue } from "./constant-leaves";
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

/** So many faults are reported; whoever has more made one mistake, not hundreds. */
const MOST_FAULTS = 100;
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
    return errorAt(document.file, locate(document, path, part), { rule: "constants-shape", where, ...fault });
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
