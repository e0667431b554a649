import type { Diagnostic } from "../schema/diagnostic";
import {
  errorIn,
  type JsonDocument,
  type JsonPath,
  type JsonValue,
  replaceEdit,
} from "../schema/json-document";
import { didYouMean, isSlip, nearest } from "../schema/nearest";
import type { CollectionItem } from "./collections";
import type { Site } from "./site";
import { resolveValue, type TokenLookup, tokenDiagnostic } from "./tokens";

/** State of loading one page. */
export interface Loading {
  site: Site;
  lookup: TokenLookup;
  diagnostics: Diagnostic[];
  /** Whether a block is left out because its data is faulty. */
  lacksData?: boolean;
  /** The collection item that fills the page's template. */
  item?: CollectionItem | undefined;
}

/** Place of a value. */
export interface ValuePlace {
  document: JsonDocument;
  path: JsonPath;
}

/** Resolves the tokens of a value, and reports those that fail. */
export function resolveTokens(loading: Loading, { document, path }: ValuePlace, value: JsonValue): JsonValue {
  const resolved = resolveValue(value, loading.lookup);
  for (const fault of resolved.faults) loading.diagnostics.push(tokenDiagnostic(document, path, fault));
  return resolved.value;
}

/**
 * Reports an unknown name.
 *
 * @param known the valid names, one of which may be meant
 * @param fix advice if none of them is near
 */
export function reportUnknown(
  { diagnostics }: Loading,
  { document, path }: ValuePlace,
  name: string,
  known: readonly string[],
  { fix, ...said }: Pick<Diagnostic, "rule" | "message" | "missingTarget"> & { fix: string },
): void {
  const meant = nearest(name, known);
  diagnostics.push({
    ...errorIn(document, path, { ...said, fix: meant ? didYouMean(meant) : fix }),
    ...(meant && isSlip(name, meant) ? replaceEdit(document, path, meant) : {}),
  });
}
