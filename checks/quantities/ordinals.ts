import type { Item } from "./found";

const WORDS = "second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
/** Tells in no time that a text has no ordinal that counts. */
export const MAY_HAVE_ORDINAL = new RegExp(`\\b(?:from|beyond|after|at) the (?:\\d|${WORDS.join("|")})`, "i");
const ORDINAL = new RegExp(
  String.raw`\b(?:from|beyond|after|at) the (?<ordinal>(?<digits>\d{1,4})(?:st|nd|rd|th)|${WORDS.join("|")})` +
    String.raw`(?: (?:additional |extra |further |paid )?(?<noun>(?:team )?(?:user|member|person|seat|colleague|teammate))\b| on(?:wards?)?\b)`,
  "gi",
);

/**
 * The first that is paid for: "from the 6th user on". Other ordinals say which one is meant, not how many, and are no
 * quantities.
 */
export function ordinalsIn(text: string): Item[] {
  if (!MAY_HAVE_ORDINAL.test(text)) return [];
  return [...text.matchAll(ORDINAL)].map(({ 0: whole, index, groups }) => {
    const { ordinal = "", digits, noun } = groups ?? {};
    const start = index + whole.indexOf(ordinal);
    const end = start + ordinal.length;
    const isInWords = digits === undefined;
    const value = isInWords ? WORDS.indexOf(ordinal.toLowerCase()) + 2 : Number(digits);
    const counted = noun === undefined ? {} : { noun: noun.toLowerCase() };
    return {
      number: { start, end, value, scale: 1, isOpen: false, isInWords },
      found: {
        kind: "count",
        units: ["ordinal"],
        factor: 1,
        ...counted,
        start,
        end,
        numberStart: start,
        numberEnd: end,
      },
    };
  });
}
