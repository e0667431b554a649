/** Part of a file's text. */
export interface Range {
  offset: number;
  length: number;
}

/** How a notation writes letters that it cannot write as they are. */
export interface Notation {
  /** Matches each of its escapes; global. */
  pattern: RegExp;
  /** What an escape means. */
  decode(letters: string): string;
}

/** Stands for what only the running program knows. */
export const UNKNOWN = "\ufffc";

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

  /** Adds letters that stand for a range of the file, each for its own letter where there are as many. */
  append(text: string, start: number, end: number): void {
    if (text === "") return;
    this.#pieces.push({ at: this.text.length, length: text.length, start, end });
    this.text += text;
  }

  /** Adds a range of the file, with its escapes decoded. */
  appendDecoded(source: string, start: number, end: number, { pattern, decode }: Notation): void {
    let done = start;
    for (const match of source.slice(start, end).matchAll(pattern)) {
      const at = start + match.index;
      this.append(source.slice(done, at), done, at);
      done = at + match[0].length;
      this.append(decode(match[0]), at, done);
    }
    this.append(source.slice(done, end), done, end);
  }

  /** Makes a part of the text unknown; its place stays. */
  conceal(pattern: RegExp): void {
    this.text = this.text.replace(pattern, (part) => UNKNOWN.repeat(part.length));
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
