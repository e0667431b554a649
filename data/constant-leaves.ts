import { isJsonObject, type JsonObject, type JsonPath } from "../schema/json-document";
import { nearestKey } from "../schema/nearest";
import { besides } from "./known-keys";

/** What is wrong with a constant, at its path in the file. */
export interface Fault {
  path: JsonPath;
  part?: "key";
  message: string;
  fix: string;
  /** Key of the constant that there is not. */
  constant?: string;
}

/** The facts of the file by their dotted paths, as they are written there. */
export type Leaves = ReadonlyMap<string, JsonObject>;

/** Words that make an object a fact; a group cannot use them as names. */
const LEAF_WORDS = ["value", "unit", "source", "same", "sum"];
/** First words of tokens that do not name constants (see tokens.ts). */
const RESERVED_GROUPS = ["item", "site"];
/** The steps of a dotted path. */
export const pathOf = (key: string): string[] => key.split(".");
/** Finds the leaves of a group, and reports names and values that cannot be part of a dotted path. */
export function collect(
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
export function follow(start: string, from: JsonPath, leaves: Leaves, faults: Fault[]): string | undefined {
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
export function withValue(
  key: string,
  leaf: JsonObject,
  leaves: Leaves,
  faults: Fault[],
): JsonObject | undefined {
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
