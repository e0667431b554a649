/**
 * What would shift the carets, reorder the line or speak to the terminal: control characters, marks of the writing
 * direction, separators of lines, halves of characters. Line feeds stay.
 */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text of somebody else's as a terminal can show it, of the same length. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, " ");
}

/** The same in one line, as for the name of a file. */
export function printableLine(text: string): string {
  return printable(text).replaceAll("\n", " ");
}
