import { findNodeAtLocation } from "jsonc-parser";
import { type Diagnostic, MAX_FAULTS, preventsShowing } from "../schema/diagnostic";
import { errorIn, isJsonObject, type JsonDocument, type JsonPath } from "../schema/json-document";
import { offsetOfPlace } from "../schema/place";
import type { SchemaSet } from "../schema/schema-set";
import { ConstantLeaves } from "./constant-leaves";
import { faultsOfData } from "./known-files";
import { memoize } from "./memoize";
import { formatPlans, plansFrom } from "./plans";
import { readDocument } from "./read-document";
import { faultOfReading, type Reading, type Subject } from "./reading";

/** Path of the constants file, relative to the project's root. */
export const CONSTANTS_FILE = "data/constants.json";

/** A reading that contradicts the primary one, with the routes on which the specification states it. */
export interface Alternate extends Reading {
  /** Routes as in `pages/`: a segment in brackets matches any value. */
  routes: readonly string[];
}

/** One price, limit or claim. */
export interface Constant extends Reading {
  /** Dotted path in the constants file: `plans.standard.price`. */
  key: string;
  alternates: readonly Alternate[];
  note?: string;
  /** Key of the constant that this one is an alias of; reports about facts skip aliases. */
  sameAs?: string;
}

/** All constants by dotted path, in the order of the file. */
export type Constants = ReadonlyMap<string, Constant>;

/** An alternate reading as it is written in the file. */
type WrittenAlternate = Alternate & { same?: string };

/** Adds to a plan tag the names of its plan and of the larger ones. */
function withPlans<T extends Reading>(reading: T, leaves: ConstantLeaves): T {
  const plans = reading.unit === "plan-tag" ? plansFrom(String(reading.value), leaves) : [];
  return plans.length === 0 ? reading : { ...reading, plans: formatPlans(plans) };
}

/** Properties that an alternate inherits from the primary reading. */
const SHARED_KEYS = ["unit", "per", "noun", "phrases"];

/** Returns a leaf or an alternate reading if it is sound; otherwise reports its fault and returns undefined. */
function checkReading<T extends Reading>(stated: T, path: JsonPath, leaves: ConstantLeaves): T | undefined {
  const fault = faultOfReading(stated);
  if (!fault) return stated;
  leaves.report([...path, fault.step], fault.message, fault.fix);
  return undefined;
}

/** Reads an alternate: it extends another leaf (`same`), or the properties shared with the primary reading. */
function readAlternate(
  { same, ...own }: WrittenAlternate,
  shared: Partial<Reading>,
  path: JsonPath,
  leaves: ConstantLeaves,
): Alternate | undefined {
  const first = same ? leaves.fact(same, [...path, "same"]) && leaves.withValue(same) : shared;
  return first ? checkReading(withPlans({ ...first, ...own }, leaves), path, leaves) : undefined;
}

/** Returns the subject of a fact about a plan, such as its minutes: it is stated once, at the name of the attribute. */
function subjectOf(
  key: string,
  { value, unit, subject: own }: Reading,
  leaves: ConstantLeaves,
): Pick<Reading, "subject"> {
  const [, attribute] = /^plans\.[^.]+\.([^.]+)$/.exec(key) ?? [];
  const shared = leaves.get(`attributes.${attribute}.name`)?.subject;
  if (attribute !== undefined && !own && !shared && typeof value === "number" && unit !== "usd") {
    const message = "This number has no subject, so that its token could be in any sentence.";
    const fix = `Add "subject" here, or to attributes.${attribute}.name if it is a row of the comparison of plans.`;
    leaves.report(key.split("."), message, fix);
  }
  return isJsonObject(shared) ? { subject: shared as unknown as Subject } : {};
}

function readLeaf(key: string, leaves: ConstantLeaves): Constant | undefined {
  const path = key.split(".");
  const leaf = leaves.withValue(key) as (Reading & { alternates?: WrittenAlternate[] }) | undefined;
  const { alternates = [], ...stated } = leaf ?? {};
  const reading = leaf && checkReading(withPlans(stated as Reading, leaves), path, leaves);
  if (!reading) return undefined;
  const shared = Object.fromEntries(Object.entries(reading).filter(([name]) => SHARED_KEYS.includes(name)));
  const others = alternates.flatMap(
    (other, index) => readAlternate(other, shared, [...path, "alternates", index], leaves) ?? [],
  );
  return { key, ...subjectOf(key, reading, leaves), ...reading, alternates: others };
}

/**
 * Flattens the constants to dotted paths and resolves `{ "same": key }`.
 *
 * @param isShaped whether the leaf of a key is valid against the schema; invalid leaves are not read
 * @returns the sound constants, and a diagnostic (rule `constants-shape`) for each unsound leaf or alias
 */
export function readConstants(
  document: JsonDocument,
  isShaped: (key: string) => boolean = () => true,
): { constants: Constants; diagnostics: Diagnostic[] } {
  const leaves = new ConstantLeaves(isShaped);
  if (isJsonObject(document.value)) leaves.collect(document.value);
  const shaped = [...leaves].filter(([key]) => isShaped(key));
  const own = new Map<string, Constant>();
  for (const [key, { same }] of shaped) {
    const constant = same === undefined ? readLeaf(key, leaves) : undefined;
    if (constant) own.set(key, constant);
  }
  const constants = new Map<string, Constant>();
  for (const [key, { same }] of shaped) {
    if (same !== undefined) leaves.fact(String(same), [...key.split("."), "same"]);
    const constant = own.get(String(same ?? key));
    if (constant)
      constants.set(key, same === undefined ? constant : { ...constant, key, sameAs: constant.key });
  }
  const diagnostics = leaves.faults
    .slice(0, MAX_FAULTS)
    .map(({ path, ...fault }) => errorIn(document, path, { rule: "constants-shape", ...fault }));
  return { constants, diagnostics };
}

/** Memoized by document, so that an unchanged file gives the same constants, for which rules have cached patterns. */
const readCached = memoize((schemas: SchemaSet) =>
  memoize((document: JsonDocument) => {
    const faults = faultsOfData(document, schemas, "constants-shape");
    // A constant that only lacks its subject can be shown.
    const blocking = faults.filter(
      (fault) => preventsShowing(fault) && `${fault.missingFields}` !== "subject",
    );
    const offsets = blocking.map((fault) => offsetOfPlace(document.text, fault));
    const isShaped = (key: string): boolean => {
      const leaf = document.tree && findNodeAtLocation(document.tree, key.split("."));
      return !leaf || !offsets.some((offset) => offset >= leaf.offset && offset < leaf.offset + leaf.length);
    };
    const { constants, diagnostics } = readConstants(document, offsets.length > 0 ? isShaped : undefined);
    return { constants, diagnostics: [...faults, ...diagnostics] };
  }),
);

/** Reads the project's constants with all their faults: of the JSON, against the schema, and between constants. */
export const openConstants = (root: string, schemas: SchemaSet) =>
  readCached(schemas)(readDocument(root, CONSTANTS_FILE));

/** Loads the project's constants, without their faults. For callers whose constants have passed the check. */
export const loadConstants = (root: string): Constants =>
  readConstants(readDocument(root, CONSTANTS_FILE)).constants;

/** Whether a route such as `/compare/acme` matches a pattern such as `/compare/[id]`. */
export function matchesRoute(pattern: string, route: string): boolean {
  const wanted = pattern.split("/");
  const given = route.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((step, index) => step === given[index] || (/^\[.+\]$/.test(step) && given[index] !== ""))
  );
}

/** Returns the alternate readings that the specification states on a route. */
export function alternatesOn(constant: Constant, route: string): Alternate[] {
  return constant.alternates.filter(({ routes }) => routes.some((pattern) => matchesRoute(pattern, route)));
}
