import { type Diagnostic, errorAt } from "../schema/diagnostic";
import { type JsonDocument, type JsonPath, placeInString, rangeInString } from "../schema/json-document";
import type { ValueFault } from "./tokens";

/**
 * A token that cannot be resolved, as a diagnostic.
 *
 * @param path where the value stands in which the token was found
 */
export function tokenDiagnostic(
  document: JsonDocument,
  path: JsonPath,
  { path: steps, offset, length, instead, ...fault }: ValueFault,
  where: string,
): Diagnostic {
  const at = [...path, ...steps];
  const place = placeInString(document, at, offset, length);
  const range = instead === undefined ? undefined : rangeInString(document, at, offset, length);
  const edit = instead !== undefined && range ? { edit: { ...range, text: instead } } : {};
  return errorAt(document.file, place, { rule: "unknown-token", where, ...fault, ...edit });
}
