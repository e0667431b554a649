import type { Diagnostic } from "../schema/diagnostic";
import {
  errorIn,
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
} from "../schema/json-document";
import { Leaves } from "./constant-leaves";
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

/** What a leaf or another reading of it says; undefined, with the first fault reported, where it is not sound. */
function readingOf(stated: JsonObject, path: JsonPath, leaves: Leaves): Reading | undefined {
  const fault = faultOfReading(stated);
  if (!fault) return toReading(stated);
  leaves.report([...path, fault.step], fault.message, fault.fix);
  return undefined;
}

function readAlternate(
  entry: JsonValue,
  leaf: JsonObject,
  path: JsonPath,
  leaves: Leaves,
): Alternate | undefined {
  if (!isJsonObject(entry)) {
    leaves.report(path, "Another reading is an object.", "Give it value, source, routes and note.");
    return undefined;
  }
  const { same, source = "", note } = entry;
  const target = same === undefined ? "" : leaves.follow(String(same), [...path, "same"]);
  if (target === undefined) return undefined;
  const shared = Object.fromEntries(Object.entries(leaf).filter(([name]) => SHARED.includes(name)));
  const said = leaves.get(target) ?? { ...shared, ...entry };
  const reading = readingOf({ ...said, source }, path, leaves);
  if (!reading) return undefined;
  const routes = Array.isArray(entry.routes) ? entry.routes.filter((route) => typeof route === "string") : [];
  if (routes.length === 0 || routes.some((route) => !route.startsWith("/"))) {
    const message = "The pages that state this reading are missing.";
    leaves.report([...path, "routes"], message, 'List their paths: "routes": ["/faq"].');
    return undefined;
  }
  return { ...reading, routes, note: isText(note) ? note : "" };
}

function readLeaf(key: string, entry: JsonObject, leaves: Leaves): Constant | undefined {
  const path = key.split(".");
  const leaf = leaves.withValue(key, entry);
  const reading = leaf && readingOf(leaf, path, leaves);
  if (!reading) return undefined;
  const { alternates: entries = [], note } = leaf;
  if (!Array.isArray(entries))
    leaves.report([...path, "alternates"], "Other readings are written in a list.", "Put them in [ ].");
  const alternates = (Array.isArray(entries) ? entries : []).flatMap(
    (other, index) => readAlternate(other, leaf, [...path, "alternates", index], leaves) ?? [],
  );
  return { key, ...reading, alternates, ...(isText(note) ? { note } : {}) };
}

/**
 * Flattens the constants to dotted paths and resolves `{ "same": key }`.
 *
 * @returns the sound constants, and a diagnostic (rule `constants-shape`) for each leaf or alias that is not.
 *   Faults of syntax stay in the document's own diagnostics; unknown properties are the schema's to find.
 */
export function readConstants(document: JsonDocument): { constants: Constants; diagnostics: Diagnostic[] } {
  const leaves = new Leaves();
  if (isJsonObject(document.value)) leaves.collect(document.value);
  else if (document.diagnostics.length === 0)
    leaves.report([], "The constants are an object of groups.", "Put them in { }.");
  const own = new Map<string, Constant>();
  for (const [key, leaf] of leaves) {
    const constant = Object.hasOwn(leaf, "same") ? undefined : readLeaf(key, leaf, leaves);
    if (constant) own.set(key, constant);
  }
  const constants = new Map<string, Constant>();
  for (const [key, leaf] of leaves) {
    const isAlias = Object.hasOwn(leaf, "same");
    const target = isAlias ? leaves.follow(String(leaf.same), [...key.split("."), "same"]) : key;
    const constant = target === undefined ? undefined : own.get(target);
    if (constant) constants.set(key, isAlias ? { ...constant, key, sameAs: constant.key } : constant);
  }
  const diagnostics = leaves.faults.slice(0, MOST_FAULTS).map(({ path, ...fault }) => {
    const where = path.filter((step) => typeof step === "string").join(".");
    return errorIn(document, path, { rule: "constants-shape", where, ...fault });
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
