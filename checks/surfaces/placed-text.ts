/** A part of a file's text. */
export interface Range {
  offset: number;
  length: number;
}

/** A part of a text, and its range in the file. */
interface Piece {
  /** Offset in the text. */
  at: number;
  length: number;
  start: number;
  end: number;
}

/** A text assembled from pieces of a file, with the position of each character in the file. */
export class PlacedText {
  text = "";
  readonly #pieces: Piece[] = [];

  /** @param isShown whether a visitor reads the text as it is, so that a number alone is a claim too */
  constructor(readonly isShown = false) {}

  /** Adds characters for a range of the file: one for one, or all for the whole range if it contains an escape. */
  append(text: string, start: number, end: number): void {
    if (text === "") return;
    this.#pieces.push({ at: this.text.length, length: text.length, start, end });
    this.text += text;
  }

  /** Returns the range of the file for a part of this text. */
  range(offset: number, length: number): Range {
    const start = this.#characterRange(offset).start;
    const { end } = this.#characterRange(offset + Math.max(1, length) - 1);
    return { offset: start, length: Math.max(1, end - start) };
  }

  #characterRange(offset: number): { start: number; end: number } {
    const piece = this.#pieces.findLast(({ at }) => at <= offset);
    if (!piece) return { start: 0, end: 1 };
    const { at, length, start, end } = piece;
    if (length !== end - start) return { start, end };
    return { start: start + offset - at, end: start + offset - at + 1 };
  }
}
