import type { Exception } from "../../data/exceptions";
import type { Quantity } from "../quantities/quantity";

/** The exception that a quantity of a text falls under: its words stand there, around the quantity. */
export function exceptionFor(
  quantity: Quantity,
  text: string,
  exceptions: readonly Exception[] = [],
): Exception | undefined {
  return exceptions.find((exception) => isQuoted(exception.text, quantity, text));
}

/** True when a quantity of a text stands within the quoted words. */
export function isQuoted(words: string, { offset, text: written }: Quantity, text: string): boolean {
  let at = text.indexOf(words);
  while (at >= 0) {
    if (at <= offset && at + words.length >= offset + written.length) return true;
    at = text.indexOf(words, at + 1);
  }
  return false;
}
