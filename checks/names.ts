import type { Site } from "../data/site";
import { isSlip } from "../schema/nearest";
import { matchesIn } from "./matches";

/** A word that may be a name, with the ending of an address: not a part of an address or of a word with a hyphen. */
const NAME =
  /(?<![\p{L}\p{N}@./_-])\p{L}{4,}(?:\.(?:ai|app|co|com|io|net|org)\b)?(?![\p{L}\p{N}@_-]|\.\p{L})/gu;
/** What is no prose: tokens, and the addresses of links. */
const NO_PROSE = /\{\{[^{}]*\}\}|\]\([^)]*\)/g;
/** A longer name that is one word: a shorter one is near to other words. */
const OF_OTHERS = /^\p{L}{6,}$/u;

/** A word of a text that is meant to be a name. */
export interface MisspeltName {
  found: RegExpExecArray;
  name: string;
}

/** A name such as RingCentral as two words, with its capitals: "they just call" is not JustCall. */
function apart(name: string): { name: string; pattern: RegExp }[] {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  const pattern = new RegExp(`(?<!\\p{L})${parts.join("[ -]")}(?!\\p{L})`, "gu");
  return parts.length === 1 ? [] : [{ name, pattern }];
}

/**
 * Finds the words of a text that are meant to be a name of ours or of a competitor: misspelt, or ours in other capitals
 * or as an address.
 */
export function nameReader({ houseStyle, collections }: Site): (text: string) => MisspeltName[] {
  const ours = houseStyle.names;
  const others = (collections.get("comparisons") ?? [])
    .map(({ value }) => String(value.name))
    .filter((name) => OF_OTHERS.test(name));
  const names = [...ours, ...others];
  const divided = others.flatMap(apart);
  const meant = (word: string): string | undefined => {
    if (names.includes(word)) return undefined;
    const plain = word.replace(/\..*/, "").toLowerCase();
    return (
      ours.find((name) => name.toLowerCase() === plain) ??
      names.find((name) => name[0] === word[0] && isSlip(word, name))
    );
  };
  return (text) => {
    const prose = text.replace(NO_PROSE, (part) => " ".repeat(part.length));
    const misspelt = matchesIn(prose, NAME).flatMap((found) => {
      const name = meant(found[0]);
      return name ? [{ found, name }] : [];
    });
    return [
      ...divided.flatMap(({ name, pattern }) => matchesIn(prose, pattern).map((found) => ({ found, name }))),
      ...misspelt,
    ];
  };
}
