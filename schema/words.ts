const ABBREVIATION = /\b(?:ai|api|crm|faq|hd|hipaa|mms|sms|tls|url)\b/g;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lowercases the first letter for the middle of a sentence, unless the first word has other capitals or digits (AES-256). */
export const lowercaseFirst = (text: string): string =>
  /^\p{Lu}[\p{Ll}-]*(?=\s|$|\+)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Turns an identifier into words: `listPrice` → `List price`, `PricingBoxProps` → `Pricing box`, `FaqSearchProps` → `FAQ search`. */
export function humanizeName(name: string): string {
  const words = name
    .replace(/Props$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase()
    .replace(ABBREVIATION, (letters) => letters.toUpperCase());
  return capitalize(words);
}

/** Converts a name with hyphens, as of a block or an icon: `phone-call` → `PhoneCall`. */
export const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Escapes a text for use in a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Returns the pattern, without flags, of names that stand as whole words in a text; without names, it matches nothing. */
export const namesPattern = (names: readonly string[]): string =>
  `(?<!\\w)(?:${names.map(escapePattern).join("|") || "(?!)"})(?!\\w)`;

/** Formats a count with its noun: `1 page`, `3 pages`, `2 entries`. */
export const formatCount = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Default maximum of listed names: enough to find the intended one. */
const MAX_NAMES = 12;

/** Formats names as a list, cut after the first few: `lite, standard and 3 more`. */
export function formatList(names: readonly string[], max = MAX_NAMES): string {
  const rest = names.length - max;
  return `${names.slice(0, max).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

const AND_LIST = new Intl.ListFormat("en-GB");
/** Joins words as in a sentence: `a`, `a and b`, `a, b and c`. */
export const joinWithAnd = (words: readonly string[]): string => AND_LIST.format(words);
