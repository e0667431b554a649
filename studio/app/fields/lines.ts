/** A line of a list; adjacent ones are not separated by a blank line. */
const LIST_LINE = /^(?:[-*]|\d+\.)\s/;

const WRITTEN_LINE = /[^\n]*\S[^\n]*/g;

/** Returns the non-blank lines of a text. */
export const linesIn = (text: string): string[] =>
  [...text.matchAll(WRITTEN_LINE)].map(([line]) => line.trim());

/** Returns a line without the marker of a list: a bullet, or a number. */
export const withoutMarker = (line: string): string => line.replace(/^(?:[-*•◦▪●]|\d+[.)])\s+(?=\S)/, "");

/** Joins lines into one text, with blank lines between paragraphs. */
export const textOfLines = (lines: readonly string[]): string =>
  lines.reduce((text, line, index) => {
    const isListed = LIST_LINE.test(line) && LIST_LINE.test(lines[index - 1] ?? "");
    return index === 0 ? line : `${text}${isListed ? "\n" : "\n\n"}${line}`;
  }, "");

/** Returns the range of the non-blank line with a zero-based index; undefined if there is none. */
export function rangeOfLine(text: string, index: number): { start: number; end: number } | undefined {
  const line = [...text.matchAll(WRITTEN_LINE)][index];
  return line && { start: line.index, end: line.index + line[0].length };
}

/** Returns the index of the non-blank line at or before an offset. */
export const lineAt = (text: string, place: number): number =>
  Math.max(
    0,
    [...text.matchAll(WRITTEN_LINE)].findLastIndex(({ index }) => index <= place),
  );
