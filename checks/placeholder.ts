/** A text that is entirely in brackets, as studio/placeholders.ts writes it. */
const TEXT_IN_BRACKETS = /^\[[^[\]]+\]$/;
/**
 * Several words in brackets inside a text that an author has begun to write, or one word in brackets that touches
 * another: a single word in a quotation may be an editor's. A link has its address after the brackets, and does not match.
 */
const BRACKETS_IN_TEXT = /\[\p{Lu}[^[\]\s]*(?:\s+[^[\]\s]+)+\](?!\()|[\p{L}\d}]\[\p{Lu}\p{Ll}+\](?!\()/u;

/** Address of a website that the author has yet to enter: brackets would not be an address. */
export const UNKNOWN_WEBSITE = "https://its-website.example";

/** Whether nothing of a text is written yet: `[The page's main heading]`. */
export const isUnwritten = (text: string): boolean => TEXT_IN_BRACKETS.test(text.trim());

/** Whether a text is, or still contains, an instruction for its author. */
export const isPlaceholder = (text: string): boolean =>
  text === UNKNOWN_WEBSITE || (text.includes("[") && (isUnwritten(text) || BRACKETS_IN_TEXT.test(text)));
