/** A place in a text: 1-based line and column, and a length of at least 1. Column and length are in UTF-16 code units. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  offset: number;
  length: number;
}

/** Line starts of the text that was used last: faults come file by file, and by the thousand. */
let lineCache: { text: string; starts: number[] } = { text: "", starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (lineCache.text !== text) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
    lineCache = { text, starts };
  }
  return lineCache.starts;
}

/** Converts an offset to a place; a length over several lines is cut at the end of the first. */
export function placeOfOffset(text: string, offset: number, length = 1): Place {
  const starts = lineStarts(text);
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  const rest = (starts[first + 1] ?? text.length + 1) - 1 - offset;
  const column = offset - (starts[first] ?? 0) + 1;
  return { line: first + 1, column, length: Math.max(1, Math.min(length, rest)) };
}

/** Converts a 1-based line and column to an offset; the end of the text if it has no such line. */
export function offsetOfPlace(text: string, { line, column }: Pick<Place, "line" | "column">): number {
  const start = lineStarts(text)[line - 1];
  return start === undefined ? text.length : Math.min(start + column - 1, text.length);
}
