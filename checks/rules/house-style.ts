import { memoize, memoizeByText } from "../../data/memoize";
import type { Site } from "../../data/site";
import { isSlip } from "../../schema/nearest";
import { NON_PROSE_ROLES } from "../field-roles";
import { listedWordsIn } from "../listed-words";
import { findingIn, type TextRule } from "../rule";
import { matchesIn, proseOf, withoutTokens } from "../text";

/** A name that is one long word. Shorter names resemble other words. */
const LONG_WORD = /^\p{L}{6,}$/u;

/** After the first letter of a word that is not part of an address or of a word with a hyphen. */
const WORD_START = String.raw`(?<![\p{L}\p{N}@./_-].)`;
/** The rest of a word that may be a name, including a domain ending. */
const REST = String.raw`\p{L}{3,}(?:\.(?:ai|app|co|com|io|net|org)\b)?(?![\p{L}\p{N}@_-]|\.\p{L})`;

/** Returns the pattern of a name such as RingCentral in two words, with its capitals: "they just call" is not JustCall. */
const splitName = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "[ -]");

/**
 * Creates a function that finds our name or a competitor's name where it is misspelled, and ours in other capitals or as
 * an address.
 */
function createNameFinder({ houseStyle, collections }: Site) {
  const ours = houseStyle.names;
  const others = (collections.get("comparisons") ?? [])
    .map(({ value }) => String(value.name))
    .filter((name) => LONG_WORD.test(name));
  const names = [...ours, ...others];
  const initials = [...ours.flatMap((name) => [name.toLowerCase(), name.toUpperCase()]), ...others];
  const mayBeName = new RegExp(`[${initials.map((name) => name[0]).join("")}]${WORD_START}${REST}`, "gu");
  const splitNames = others.map(splitName).filter((name) => name.includes("["));
  const anySplitName = new RegExp(`(?<!\\p{L})(?:${splitNames.join("|") || "(?!)"})(?!\\p{L})`, "gu");
  const findIntendedName = (word: string): string | undefined => {
    if (names.includes(word)) return undefined;
    const plain = word.replace(/\..*/, "").toLowerCase();
    return (
      ours.find((name) => name.toLowerCase() === plain) ??
      names.find((name) => name[0] === word[0] && isSlip(word, name))
    );
  };
  return (prose: string) => [
    ...matchesIn(prose, anySplitName).map((found) => ({ found, name: found[0].replace(/[ -]/g, "") })),
    ...matchesIn(prose, mayBeName).flatMap((found) => {
      const name = findIntendedName(found[0]);
      return name ? [{ found, name }] : [];
    }),
  ];
}

/** A time of day in 24-hour notation. A field with the format `time-of-day` is not prose. */
const TIME = /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:]|\s?[ap]\.?m\b)/gi;
/** A time of day in capitals or with periods: 7:40 PM, 8 a.m. */
const UNUSUAL_TIME = /(?<![\d:.])(\d{1,2}(?::[0-5]\d)?)\s?(?:([AP])(?:M\b|\.M\b\.?)|([ap])\.m\.)/g;

/** Words against the house style, and what to write; `instead` is the replacement, if it is certain. */
interface StyleFault {
  found: RegExpExecArray;
  fix: string;
  instead?: string;
}

/** Returns the fault of an unusual time. Its last period may also end the sentence, and then stays. */
function unusualTime(found: RegExpExecArray, prose: string): StyleFault {
  const [written, time, capital, letter = capital?.toLowerCase()] = found;
  const instead = `${time} ${letter}m`;
  const fault = { found, fix: `Write "${instead}".` };
  const after = prose.slice(found.index + written.length);
  if (!written.endsWith(".")) return { ...fault, instead };
  if (after.trim() === "") return { ...fault, instead: `${instead}.` };
  // "5 p.m. Friday", or the next sentence.
  return /^\s+\p{Lu}/u.test(after) ? fault : { ...fault, instead };
}

/** Creates a function that finds violations of the house style in a text, with the fix for each. Memoized by site and text. */
const styleFinderOf = memoize((site: Site) => {
  const listedIn = listedWordsIn(site.houseStyle.words);
  const misspelledIn = createNameFinder(site);
  return memoizeByText((source): readonly StyleFault[] => {
    const prose = proseOf(withoutTokens(source));
    return [
      ...listedIn(prose),
      ...misspelledIn(prose).map(({ found, name }) => ({ found, fix: `Write "${name}".` })),
      ...matchesIn(prose, TIME).map((found) => ({ found, fix: "Write it with am or pm, as in 7:40 pm." })),
      ...matchesIn(prose, UNUSUAL_TIME).map((found) => unusualTime(found, prose)),
    ];
  });
});

/** Texts are in American English with 12-hour times, and avoid the words listed in data/house-style.json. */
export const houseStyle: TextRule = {
  name: "house-style",
  check: ({ fields }, site) =>
    fields
      .filter(({ role }) => !NON_PROSE_ROLES.includes(role))
      .flatMap((field) =>
        styleFinderOf(site)(field.source ?? "").map(({ found: { 0: words, index }, fix, instead }) => {
          const message = `"${words}" is not how we write.`;
          const range = { offset: index, length: words.length };
          return findingIn(field, range, { message, fix }, instead ? { ...range, text: instead } : undefined);
        }),
      ),
};
