import type { Exception } from "../../data/exceptions";
import type { Quantity } from "../quantities/quantity";

/** The exception that a quantity of a text falls under: its words stand there, around the quantity. */
export function exceptionFor(
  { offset, text: written }: Quantity,
  text: string,
  exceptions: readonly Exception[] = [],
): Exception | undefined {
  return exceptions.find((exception) => {
    let at = text.indexOf(exception.text);
    while (at >= 0) {
      if (at <= offset && at + exception.text.length >= offset + written.length) return true;
      at = text.indexOf(exception.text, at + 1);
    }
    return false;
  });
}
