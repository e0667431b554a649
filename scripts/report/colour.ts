/** Wraps a text for the terminal. */
export type Paint = (text: string) => string;

/** The few styles of a report; without colour they return the text as it is. */
export interface Palette {
  bold: Paint;
  dim: Paint;
  error: Paint;
  warning: Paint;
  notice: Paint;
}

const style =
  (code: number): Paint =>
  (text) =>
    `\x1b[${code}m${text}\x1b[0m`;
const plain: Paint = (text) => text;

/** Styles for a terminal that shows colour, or none. */
export function palette(hasColour: boolean): Palette {
  if (!hasColour) return { bold: plain, dim: plain, error: plain, warning: plain, notice: plain };
  return { bold: style(1), dim: style(2), error: style(31), warning: style(33), notice: style(36) };
}

/** Colour is for terminals, and not for people who set NO_COLOR to anything (no-color.org). */
export function wantsColour(stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean {
  return stream.isTTY === true && !env.NO_COLOR;
}
