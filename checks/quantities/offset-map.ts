/** The way back from a text that was made plain to the text as given. Offsets are in UTF-16 code units. */
export class OffsetMap {
  // Where the distance between the two changes, in the plain text and in the given one.
  readonly #plain: number[] = [0];
  readonly #given: number[] = [0];
  readonly #text: string;

  constructor(given: string) {
    this.#text = given;
  }

  /** Says that `length` characters from `plain` on stand for those of the given text from `start` to `end`. */
  add(plain: number, length: number, start: number, end: number): void {
    if (length > 0) {
      this.#plain.push(plain);
      this.#given.push(start);
    }
    this.#plain.push(plain + length);
    this.#given.push(end);
  }

  /** The place in the given text of the character at `index`. */
  startOf(index: number): number {
    let low = 0;
    let high = this.#plain.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#plain[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return (this.#given[low] ?? 0) + index - (this.#plain[low] ?? 0);
  }

  /** The end in the given text of a part whose last character stands before `index`. */
  endOf(index: number): number {
    const last = this.startOf(index - 1);
    return last + ((this.#text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  }
}
