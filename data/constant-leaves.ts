import { isJsonObject, type JsonObject, type JsonPath } from "../schema/json-document";
import { nearestKey } from "../schema/nearest";
import { besides } from "./known-keys";

/** What is wrong with a constant, or with what names one, at its path in the value that is read. */
export interface Fault {
  path: JsonPath;
  part?: "key";
  message: string;
  fix: string;
  /** Key of the constant that there is not. */
  constant?: string;
}

/** Words that make an object a fact; a group cannot use them as names. */
const LEAF_WORDS = ["value", "unit", "source", "same", "sum"];
/** First words of tokens that do not name constants: the item of a template page, and the site's own data (token.ts). */
export const NAMESPACES: readonly string[] = ["item", "site"];

/** The facts of the file by their dotted paths, as they are written there, and what is wrong with them. */
export class Leaves extends Map<string, JsonObject> {
  readonly faults: Fault[] = [];

  report(path: JsonPath, message: string, fix: string, more: Pick<Fault, "part" | "constant"> = {}): void {
    this.faults.push({ path, message, fix, ...more });
  }

  /** Finds the leaves of a group, and reports names and values that cannot be part of a dotted path. */
  collect(group: JsonObject, path: readonly string[] = []): void {
    for (const [name, entry] of Object.entries(group)) {
      if (path.length === 0 && name === "$schema") continue;
      const steps = [...path, name];
      if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
        this.report(steps, `"${name}" is not a name for a constant.`, fixOfName(name), { part: "key" });
      } else if (path.length === 0 && NAMESPACES.includes(name)) {
        const message = `"${name}" is taken: {{${name}.…}} does not read the constants.`;
        this.report(steps, message, "Give the group another name.", { part: "key" });
      } else if (!isJsonObject(entry)) {
        const message = `"${steps.join(".")}" is ${JSON.stringify(entry)}, but a constant is a group in { }.`;
        this.report(steps, message, 'Write { "value": …, "unit": …, "source": … }.');
      } else if (LEAF_WORDS.some((word) => Object.hasOwn(entry, word))) {
        this.set(steps.join("."), entry);
      } else {
        this.collect(entry, steps);
      }
    }
  }

  /**
   * Follows `same` to the leaf that states the fact. A key that does not exist and a circle are each reported once,
   * at the alias that causes them; whatever leads there gives undefined in silence.
   */
  follow(start: string, from: JsonPath): string | undefined {
    const seen: string[] = [];
    let key = start;
    while (!seen.includes(key)) {
      seen.push(key);
      const leaf = this.get(key);
      if (!leaf) {
        if (key === start) this.#reportUnknown(key, from);
        return undefined;
      }
      if (!Object.hasOwn(leaf, "same")) return key;
      key = String(leaf.same);
    }
    if (from.slice(0, -1).join(".") === seen.at(-1)) {
      const message = `These constants only name each other: ${[seen.at(-1), ...seen].join(" → ")}.`;
      this.report(from, message, "Give one of them a value, a unit and a source.");
    }
    return undefined;
  }

  #reportUnknown(key: string, from: JsonPath): void {
    const meant = nearestKey(key, this.keys());
    const others = `${besides(key, [...this.keys()])} Name one of them.`;
    const fix = meant ? `Did you mean "${meant}"?` : others;
    this.report(from, `There is no constant "${key}".`, fix, { constant: key });
  }

  /** A leaf with its value: its own, or the sum of the facts that it names, so that a total follows its parts. */
  withValue(key: string, leaf: JsonObject): JsonObject | undefined {
    if (!Array.isArray(leaf.sum)) return leaf;
    const parts = leaf.sum.map((name, index) => {
      const target = this.follow(String(name), [...key.split("."), "sum", index]);
      return target === undefined ? undefined : this.get(target)?.value;
    });
    // A part that has no number has a fault of its own.
    if (parts.some((part) => typeof part !== "number")) return undefined;
    const cents = parts.reduce<number>((total, part) => total + Math.round(Number(part) * 100), 0);
    return { ...leaf, value: cents / 100 };
  }
}

/** What to do about a name that cannot stand in a token. */
function fixOfName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9]+(.?)/g, (_, letter: string) => letter.toUpperCase());
  const meant = plain.charAt(0).toLowerCase() + plain.slice(1);
  return /^[a-z]/.test(meant)
    ? `Write "${meant}": letters and digits, without spaces or hyphens.`
    : "Begin it with a small letter, such as freeMembers.";
}
