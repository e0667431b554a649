/** Part of a file's text. */
export interface Range {
  offset: number;
  length: number;
}

/** A part of a text, and the range of the file that it stands for. */
interface Piece {
  /** Where it begins in the text. */
  at: number;
  length: number;
  start: number;
  end: number;
}

/** A text put together from pieces of a file, with the place of each of its letters there. */
export class PlacedText {
  text = "";
  readonly #pieces: Piece[] = [];

  /** @param isShown a visitor reads it as it is, so that a number alone is a claim too */
  constructor(readonly isShown = false) {}

  /** Adds letters that stand for a range of the file: each for its own, or all for the whole where an escape is in it. */
  append(text: string, start: number, end: number): void {
    if (text === "") return;
    this.#pieces.push({ at: this.text.length, length: text.length, start, end });
    this.text += text;
  }

  /** The range of the file that a part of this text stands for. */
  range(offset: number, length: number): Range {
    const start = this.#letter(offset).start;
    const { end } = this.#letter(offset + Math.max(1, length) - 1);
    return { offset: start, length: Math.max(1, end - start) };
  }

  #letter(offset: number): { start: number; end: number } {
    const piece = this.#pieces.findLast(({ at }) => at <= offset);
    if (!piece) return { start: 0, end: 1 };
    const { at, length, start, end } = piece;
    if (length !== end - start) return { start, end };
    return { start: start + offset - at, end: start + offset - at + 1 };
  }
}
