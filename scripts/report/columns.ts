/** A text in lines of a width, broken between words; a longer word keeps a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A row of a table: a name, a number, and what there is to add. */
export type Row = readonly [name: string, number: number, note?: string];

/** Names to the left, numbers to the right, in aligned columns. */
export function table(rows: readonly Row[]): string[] {
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const numberWidth = Math.max(...rows.map(([, number]) => String(number).length));
  return rows.map(([name, number, note = ""]) =>
    `${name.padEnd(nameWidth)}  ${String(number).padStart(numberWidth)}  ${note}`.trimEnd(),
  );
}
