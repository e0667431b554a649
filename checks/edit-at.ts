import { readDocument } from "../data/read-document";
import type { Diagnostic } from "../schema/diagnostic";
import { offsetOfPlace, type Place } from "../schema/place";

/**
 * The edit that writes other words at a place, or behind the quote there.
 *
 * @returns undefined where the file does not have the words letter by letter: a token or an escape writes them
 */
export function editAt(
  root: string,
  { file, ...place }: Pick<Place, "line" | "column"> & { file: string },
  was: string,
  by: string,
): Diagnostic["edit"] {
  const { text } = readDocument(root, file);
  const start = offsetOfPlace(text, place);
  const offset = text.startsWith(was, start) ? start : start + 1;
  return was !== "" && text.startsWith(was, offset) ? { offset, length: was.length, text: by } : undefined;
}
