import type { TextRange } from "../schema/place";

/** A part of a text, and its range in the source. */
interface Piece {
  /** Offset in the text. */
  at: number;
  start: number;
  end: number;
  /** Whether each character stands for the whole range. */
  isWhole: boolean;
}

/** A text assembled from pieces of a source (a file, a text with tokens), with the position of each character in it. */
export class PlacedText {
  text = "";
  readonly #pieces: Piece[] = [];

  /** @param isShown whether a visitor reads the text as it is, so that a number alone is a claim too */
  constructor(readonly isShown = false) {}

  /**
   * Adds characters for a range of the source: one for one, or all for the whole range, as for an escape or a token.
   *
   * @param isWhole whether they stand for the whole range; by default if they are not as many
   */
  append(text: string, start: number, end: number, isWhole = text.length !== end - start): void {
    if (text === "") return;
    this.#pieces.push({ at: this.text.length, start, end, isWhole });
    this.text += text;
  }

  /** Returns the range of the source for a part of this text. */
  range(offset: number, length: number): TextRange {
    const start = this.#characterRange(offset).start;
    const { end } = this.#characterRange(offset + Math.max(1, length) - 1);
    return { offset: start, length: Math.max(1, end - start) };
  }

  #characterRange(offset: number): { start: number; end: number } {
    const piece = this.#pieces.findLast(({ at }) => at <= offset);
    if (!piece) return { start: 0, end: 1 };
    const { at, start, end, isWhole } = piece;
    return isWhole ? { start, end } : { start: start + offset - at, end: start + offset - at + 1 };
  }
}
