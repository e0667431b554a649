import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../schema/json-document";
import { didYouMean, nearestKey } from "../schema/nearest";
import { formatList } from "../schema/words";
import { plansFrom } from "./plans";

/** A fault of a constant or of a reference to one, at its path in the value being read. */
export interface Fault {
  path: JsonPath;
  part?: "key";
  message: string;
  fix: string;
  /** Key of the missing constant. */
  constant?: string;
}

/** Rounds an amount in dollars to whole cents. */
const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Functions that derive a value from those of the listed facts (spec 9 Plans, Add-ons). */
const DERIVATIONS: Readonly<Record<string, (...parts: number[]) => number>> = {
  sum: (...parts) => roundToCents(parts.reduce((total, part) => total + part, 0)),
  undiscounted: (price = 0, percent = 0) =>
    percent > 100 ? Number.NaN : roundToCents(price / (1 - percent / 100)),
  saving: (price = 0, lower = 0) => Math.round((1 - lower / price) * 100),
  next: (count = 0) => count + 1,
};

/** Property names that mark an object as a fact; a group cannot use them as names. */
const LEAF_KEYWORDS = ["value", "unit", "source", "same", "included", ...Object.keys(DERIVATIONS)];
/** What a plan's fact says of a feature (spec 9 Comparison table). */
const [INCLUDED, NOT_INCLUDED] = ["Included", "Not included"];
/** First words of tokens that do not name constants: a template page's item, and the site's own data (token.ts). */
export const NAMESPACES: readonly string[] = ["item", "site"];

/** Lists the names in the innermost existing group of a key: `"plans" has: lite, standard.` */
export function describeSiblings(key: string, keys: readonly string[]): string {
  const steps = key.split(".");
  const depth = steps.findIndex(
    (_, at) => !keys.some((known) => known.startsWith(`${steps.slice(0, at + 1).join(".")}.`)),
  );
  const group = steps.slice(0, Math.max(0, depth)).join(".");
  const names = keys
    .filter((known) => group === "" || known.startsWith(`${group}.`))
    .map((known) => known.split(".")[group === "" ? 0 : depth] ?? "");
  return `${group === "" ? "There are these groups" : `"${group}" has`}: ${formatList([...new Set(names)])}.`;
}

/** The facts of the constants file by dotted path, as they are written, and their faults. */
export class ConstantLeaves extends Map<string, JsonObject> {
  readonly faults: Fault[] = [];

  /** @param isShaped whether the leaf of a key is valid against the schema */
  constructor(readonly isShaped: (key: string) => boolean) {
    super();
  }

  report(path: JsonPath, message: string, fix: string, more: Pick<Fault, "part" | "constant"> = {}): void {
    this.faults.push({ path, message, fix, ...more });
  }

  /** Collects the leaves of a group, and reports reserved names. */
  collect(group: JsonObject, path: readonly string[] = []): void {
    for (const [name, entry] of Object.entries(group)) {
      // The schema reports an entry that is not an object.
      if (!isJsonObject(entry)) continue;
      const steps = [...path, name];
      if (path.length === 0 && NAMESPACES.includes(name)) {
        const message = `"${name}" is taken: {{${name}.…}} does not read the constants.`;
        this.report(steps, message, "Give the group another name.", { part: "key" });
      } else if (LEAF_KEYWORDS.some((word) => Object.hasOwn(entry, word))) {
        this.set(steps.join("."), entry);
      } else {
        this.collect(entry, steps);
      }
    }
  }

  /** Returns the leaf that states a fact; reports a key that names none, or only an alias, and returns undefined. */
  fact(key: string, from: JsonPath): JsonObject | undefined {
    const leaf = this.get(key);
    if (!leaf) {
      const meant = nearestKey(key, this.keys());
      const fix = meant ? didYouMean(meant) : `${describeSiblings(key, [...this.keys()])} Name one of them.`;
      this.report(from, `There is no constant "${key}".`, fix, { constant: key });
    } else if (Object.hasOwn(leaf, "same")) {
      this.report(from, `"${key}" only names another constant.`, "Name the one that states the fact.");
    } else return leaf;
    return undefined;
  }

  /** Returns whether a plan has a feature, in words; undefined for a feature whose tag names no plan (any more), and, with a fault, outside of the plans. */
  #inclusion(key: string, feature: string): string | undefined {
    const [group, plan] = key.split(".");
    const path = [...key.split("."), "included"];
    if (group !== "plans") {
      this.report(path, "Only a fact of a plan follows a feature.", 'Write a "value" in its place.');
      return undefined;
    }
    const tag = this.fact(feature, path)?.value;
    const having = plansFrom(String(tag), this);
    if (tag !== "all" && having.length === 0) return undefined;
    return tag === "all" || having.some(({ id }) => id === plan) ? INCLUDED : NOT_INCLUDED;
  }

  /** Reports a fact of a plan that states by hand what a feature's tag says. */
  #refuseTypedInclusion(key: string, { value }: JsonObject): void {
    const [, attribute] = /^plans\.\w+\.(\w+)$/.exec(key) ?? [];
    const feature = `features.${attribute}`;
    if (attribute === undefined || ![INCLUDED, NOT_INCLUDED].includes(String(value)) || !this.has(feature))
      return;
    const fix = `Write "included": "${feature}" in its place.`;
    this.report([...key.split("."), "value"], `"${feature}" already says which plans have this.`, fix);
  }

  /** Returns a valid leaf with its value: its own, or the one derived from the facts that it names, so that it changes with them. */
  withValue(key: string): JsonObject | undefined {
    const leaf = this.isShaped(key) ? this.get(key) : undefined;
    if (typeof leaf?.included === "string") {
      const value = this.#inclusion(key, leaf.included);
      return value === undefined ? undefined : { ...leaf, value };
    }
    if (leaf) this.#refuseTypedInclusion(key, leaf);
    const [how, follow] = Object.entries(DERIVATIONS).find(([name]) => Array.isArray(leaf?.[name])) ?? [];
    if (!leaf || how === undefined || !follow) return leaf;
    const parts = (leaf[how] as JsonValue[]).map(
      (name, index) => this.fact(String(name), [...key.split("."), how, index])?.value,
    );
    // A part that is not a number, or is negative, has its own fault.
    const numbers = parts.filter((part): part is number => typeof part === "number" && part >= 0);
    const value = numbers.length < parts.length ? Number.NaN : follow(...numbers);
    if (Number.isNaN(value)) return undefined;
    if (value >= 0 && Number.isFinite(value)) return { ...leaf, value };
    const [price = 0, lower = 0] = numbers;
    const [first = "", second] = leaf[how] as string[];
    if (how === "saving" && price < lower) {
      const message = `It is ${price}, and "${second}" is ${lower}, so "${key}" would be less than nothing.`;
      this.report([...first.split("."), "value"], message, "Lower the other one too.");
    } else {
      const message = `The result of ${numbers.join(" and ")} cannot be stated: it is ${value}.`;
      this.report([...key.split("."), how], message, "Correct one of the facts that it names.");
    }
    return undefined;
  }
}
