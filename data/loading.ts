import type { Diagnostic } from "../schema/diagnostic";
import type { JsonDocument, JsonPath, JsonValue } from "../schema/json-document";
import type { CollectionItem } from "./collections";
import type { Site } from "./site";
import { tokenDiagnostic } from "./token-fault";
import { resolveValue, type TokenLookup } from "./tokens";

/** What one page's loading needs at hand. */
export interface Loading {
  site: Site;
  lookup: TokenLookup;
  diagnostics: Diagnostic[];
  usedTokens: Set<string>;
  /** Set where faulty data left a block out. */
  lacksData?: boolean;
  /** The item that fills the page's template. */
  item?: CollectionItem | undefined;
}

/** Resolves the tokens of a value and reports those that cannot be. */
export function resolveTokens(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  value: JsonValue,
  where: string,
): JsonValue {
  const resolved = resolveValue(value, loading.lookup);
  for (const key of resolved.used) loading.usedTokens.add(key);
  for (const fault of resolved.faults)
    loading.diagnostics.push(tokenDiagnostic(document, path, fault, where));
  return resolved.value;
}
