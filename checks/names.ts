import { distance } from "fastest-levenshtein";
import type { Site } from "../data/site";
import { matchesIn } from "./matches";

/** A word that may be a name, with the ending of an address: not a part of an address or of a word with a hyphen. */
const NAME =
  /(?<![\p{L}\p{N}@./_-])\p{L}{4,}(?:\.(?:ai|app|co|com|io|net|org)\b)?(?![\p{L}\p{N}@_-]|\.\p{L})/gu;
/** What is no prose: tokens, and the addresses of links. */
const NO_PROSE = /\{\{[^{}]*\}\}|\]\([^)]*\)/g;
/** A longer name that is one word: a shorter one is near to other words. */
const OF_OTHERS = /^\p{L}{6,}$/u;

const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join("");

/** True for a word that is almost a name: one letter apart, or with two letters that changed places. */
function isAlmost(word: string, name: string): boolean {
  if (word[0] !== name[0]) return false;
  const edits = distance(word, name);
  return edits === 1 || (edits === 2 && lettersOf(word) === lettersOf(name));
}

/** The names of a site, as people get them wrong. */
interface Names {
  /** The name that a word is meant to be, if it is written otherwise. */
  meant(word: string): string | undefined;
  /** Names of two words in one, such as RingCentral, as they are written apart. */
  divided: { name: string; pattern: RegExp }[];
}

function dividedName(name: string): Names["divided"] {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  // With its capitals: "they just call" is not JustCall.
  const pattern = new RegExp(`(?<!\\p{L})${parts.join("[ -]")}(?!\\p{L})`, "gu");
  return parts.length === 1 ? [] : [{ name, pattern }];
}

/** The names of competitors that a word can be near to. */
export const namesOfOthers = ({ collections }: Site): string[] =>
  (collections.get("comparisons") ?? [])
    .map(({ value }) => String(value.name))
    .filter((name) => OF_OTHERS.test(name));

/** Pages repeat words, so each is judged once. */
function readNames(ours: readonly string[], others: readonly string[]): Names {
  const names = [...ours, ...others];
  const known = new Map<string, { name: string | undefined }>();
  const judge = (word: string): string | undefined => {
    if (names.includes(word)) return undefined;
    const plain = word.replace(/\..*/, "").toLowerCase();
    return ours.find((one) => one.toLowerCase() === plain) ?? names.find((one) => isAlmost(word, one));
  };
  const meant = (word: string): string | undefined => {
    const judged = known.get(word) ?? { name: judge(word) };
    known.set(word, judged);
    return judged.name;
  };
  return { meant, divided: others.flatMap(dividedName) };
}

/** A word of a text that is meant to be a name. */
export interface MisspeltName {
  found: RegExpExecArray;
  name: string;
}

/**
 * Finds the words of a text that are meant to be a name of ours or of a competitor: misspelt, or ours in other capitals
 * or as an address.
 */
export function nameReader(
  ours: readonly string[],
  others: readonly string[],
): (text: string) => MisspeltName[] {
  const { meant, divided } = readNames(ours, others);
  return (text) => {
    const prose = text.replace(NO_PROSE, (part) => " ".repeat(part.length));
    const misspelt = matchesIn(prose, NAME).flatMap((found) => {
      const name = meant(found[0]);
      return name ? [{ found, name }] : [];
    });
    const apart = divided.flatMap(({ name, pattern }) =>
      matchesIn(prose, pattern).map((found) => ({ found, name })),
    );
    return [...apart, ...misspelt];
  };
}
