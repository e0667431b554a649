/** The few styles of a report: each wraps a text for the terminal. */
export type Palette = ReturnType<typeof palette>;

/** Styles for a terminal that shows colour; without colour they return the text as it is. */
export function palette(hasColour: boolean) {
  const style = (code: number) => (text: string) => (hasColour ? `\x1b[${code}m${text}\x1b[0m` : text);
  return { bold: style(1), dim: style(2), error: style(31), warning: style(33), notice: style(36) };
}

/** Colour is for terminals, and not for people who set NO_COLOR to anything (no-color.org). */
export function wantsColour(stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean {
  return stream.isTTY === true && !env.NO_COLOR;
}
