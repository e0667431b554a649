import { type Diagnostic, MOST_FAULTS } from "../schema/diagnostic";
import { errorIn, isJsonObject, type JsonDocument, type JsonPath } from "../schema/json-document";
import { Leaves } from "./constant-leaves";
import { readDocument } from "./read-document";
import { faultOfReading, type Reading } from "./reading";

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

/** Another reading as it is written in the file. */
type WrittenAlternate = Alternate & { same?: string };

/** What it shares with the first one where it says nothing else. */
const SHARED = ["unit", "per", "noun", "phrases"];

/** What a leaf or another reading of it says; undefined, with its fault reported, where that cannot be said. */
function sound<T extends Reading>(stated: T, path: JsonPath, leaves: Leaves): T | undefined {
  const fault = faultOfReading(stated);
  if (!fault) return stated;
  leaves.report([...path, fault.step], fault.message, fault.fix);
  return undefined;
}

/** Another reading: that of another leaf, or its own with what it shares with the first one. */
function readAlternate(
  { same, ...own }: WrittenAlternate,
  shared: Partial<Reading>,
  path: JsonPath,
  leaves: Leaves,
): Alternate | undefined {
  const target = same && leaves.follow(same, [...path, "same"]);
  const first = same ? target && leaves.withValue(target) : shared;
  return first ? sound({ ...first, ...own }, path, leaves) : undefined;
}

function readLeaf(key: string, leaves: Leaves): Constant | undefined {
  const path = key.split(".");
  const leaf = leaves.withValue(key) as (Reading & { alternates?: WrittenAlternate[] }) | undefined;
  const { alternates = [], ...stated } = leaf ?? {};
  const reading = leaf && sound(stated as Reading, path, leaves);
  if (!reading) return undefined;
  const shared = Object.fromEntries(Object.entries(reading).filter(([name]) => SHARED.includes(name)));
  const others = alternates.flatMap(
    (other, index) => readAlternate(other, shared, [...path, "alternates", index], leaves) ?? [],
  );
  return { key, ...reading, alternates: others };
}

/**
 * Flattens the constants to dotted paths and resolves `{ "same": key }`.
 *
 * @param isShaped tells of a key whether its leaf keeps to the schema; another one is not read
 * @returns the sound constants, and a diagnostic (rule `constants-shape`) for each leaf or alias that cannot be said
 */
export function readConstants(
  document: JsonDocument,
  isShaped: (key: string) => boolean = () => true,
): { constants: Constants; diagnostics: Diagnostic[] } {
  const leaves = new Leaves(isShaped);
  if (isJsonObject(document.value)) leaves.collect(document.value);
  const shaped = [...leaves].filter(([key]) => isShaped(key));
  const own = new Map<string, Constant>();
  for (const [key, { same }] of shaped) {
    const constant = same === undefined ? readLeaf(key, leaves) : undefined;
    if (constant) own.set(key, constant);
  }
  const constants = new Map<string, Constant>();
  for (const [key, { same }] of shaped) {
    const target = same === undefined ? key : leaves.follow(String(same), [...key.split("."), "same"]);
    const constant = target === undefined ? undefined : own.get(target);
    if (constant) constants.set(key, key === target ? constant : { ...constant, key, sameAs: constant.key });
  }
  const diagnostics = leaves.faults.slice(0, MOST_FAULTS).map(({ path, ...fault }) => {
    const where = path.filter((step) => typeof step === "string").join(".");
    return errorIn(document, path, { rule: "constants-shape", where, ...fault });
  });
  return { constants, diagnostics };
}

/** The constants of the project under a root, whose check has found no fault in them. */
export const loadConstants = (root: string): Constants =>
  readConstants(readDocument(root, CONSTANTS_FILE)).constants;

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
