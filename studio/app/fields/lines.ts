/** Lines that stand together in a text: those of a list. */
const LIST_LINE = /^(?:[-*]|\d+\.)\s/;

const WRITTEN_LINE = /[^\n]*\S[^\n]*/g;

/** The lines of a text in which something is written. */
export const linesIn = (text: string): string[] =>
  [...text.matchAll(WRITTEN_LINE)].map(([line]) => line.trim());

/** Lines as one text, paragraphs with a blank line between them. */
export const textOfLines = (lines: readonly string[]): string =>
  lines.reduce((text, line, index) => {
    const isListed = LIST_LINE.test(line) && LIST_LINE.test(lines[index - 1] ?? "");
    return index === 0 ? line : `${text}${isListed ? "\n" : "\n\n"}${line}`;
  }, "");

/** Where a line stands in a text, counted from 0 among those in which something is written. */
export function rangeOfLine(text: string, index: number): { start: number; end: number } | undefined {
  const line = [...text.matchAll(WRITTEN_LINE)][index];
  return line && { start: line.index, end: line.index + line[0].length };
}

/** Which line has a place of a text in it, or is the last one before it. */
export const lineAt = (text: string, place: number): number =>
  Math.max(
    0,
    [...text.matchAll(WRITTEN_LINE)].findLastIndex(({ index }) => index <= place),
  );
