import { matchesIn } from "../matches";
import type { Span } from "../span";

/** A name where a text has it. */
export interface FoundName<T> extends Span {
  of: T;
}

interface Part<T> {
  pattern: RegExp;
  of: readonly T[];
}

/** Finds many names in one pass over a text; where two begin at one place, the one that was given first is found. */
export class NameFinder<T> {
  readonly #parts: readonly Part<T>[];

  /**
   * @param names patterns that begin with a word and have no groups that capture; those that tell capitals from small
   *   letters have no flag `i`
   */
  constructor(names: readonly { named: RegExp; of: T }[]) {
    this.#parts = ["i", ""].flatMap((flag): Part<T>[] => {
      const own = names.filter(({ named }) => named.flags.includes("i") === (flag === "i"));
      if (own.length === 0) return [];
      const choices = own.map(({ named }) => `(${named.source})`).join("|");
      const pattern = new RegExp(`\\b(?:${choices})`, `g${flag}`);
      return [{ pattern, of: own.map((name) => name.of) }];
    });
  }

  /** The names of a text, in order. */
  find(text: string): FoundName<T>[] {
    const found: FoundName<T>[] = [];
    for (const { pattern, of } of this.#parts) {
      for (const match of matchesIn(text, pattern)) {
        const index = match.findIndex((group, at) => at > 0 && group !== undefined) - 1;
        const name = of[index];
        const { 0: word, index: start } = match;
        if (name !== undefined) found.push({ start, end: start + word.length, of: name });
      }
    }
    return found.sort((a, b) => a.start - b.start);
  }
}
