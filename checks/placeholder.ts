/** A text that is entirely in brackets, as studio/placeholders.ts writes it. */
const TEXT_IN_BRACKETS = /^\[[^[\]]+\]$/;
/** No address of a link, not even with words typed before it: other rules report those. */
const NO_ADDRESS = String.raw`(?![^[\]]{0,40}\((?:[/#)]|https?:|mailto:))`;
/**
 * Brackets inside a text that an author has begun to write: several words, a word in lowercase, or a word that touches
 * another. A single name may be an editor's addition.
 */
const BRACKETS_IN_TEXT = new RegExp(
  String.raw`(?<![\p{L}\d}[\]/])\[(?:\p{Ll}{2}[^[\]"\s]*|\p{L}[^[\]"\s]*\s[^[\]"]+)\](?![[\]])${NO_ADDRESS}` +
    String.raw`|[\p{L}\d}]\[\p{Lu}\p{Ll}+\]${NO_ADDRESS}`,
  "u",
);
/** In a quotation, an editor's addition is in lowercase, too. */
const QUOTATION = /“[^”]*”/gu;

/** Address of a website that the author has yet to enter: brackets would not be an address. */
export const UNKNOWN_WEBSITE = "https://its-website.example";

/** Whether nothing of a text is written yet: `[The page's main heading]`. */
export const isUnwritten = (text: string): boolean => TEXT_IN_BRACKETS.test(text.trim());

/** Whether a text is, or still contains, an instruction for its author. */
export const isPlaceholder = (text: string): boolean =>
  text === UNKNOWN_WEBSITE ||
  (text.includes("[") && (isUnwritten(text) || BRACKETS_IN_TEXT.test(text.replace(QUOTATION, ""))));
