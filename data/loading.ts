import type { Diagnostic } from "../schema/diagnostic";
import { errorIn, type JsonDocument, type JsonPath, type JsonValue, replaced } from "../schema/json-document";
import { didYouMean, isSlip, nearest } from "../schema/nearest";
import type { CollectionItem } from "./collections";
import type { Site } from "./site";
import { resolveValue, type TokenLookup, tokenDiagnostic } from "./tokens";

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

/** Where a value stands, and how to speak of it. */
export interface Spot {
  document: JsonDocument;
  path: JsonPath;
  where: string;
}

/** Resolves the tokens of a value and reports those that cannot be. */
export function resolveTokens(
  loading: Loading,
  { document, path, where }: Spot,
  value: JsonValue,
): JsonValue {
  const resolved = resolveValue(value, loading.lookup);
  for (const key of resolved.used) loading.usedTokens.add(key);
  for (const fault of resolved.faults)
    loading.diagnostics.push(tokenDiagnostic(document, path, fault, where));
  return resolved.value;
}

/**
 * Reports a name that stands for nothing.
 *
 * @param known the names of which one may be meant
 * @param fix what to do where none is
 */
export function reportUnknown(
  { diagnostics }: Loading,
  { document, path, where }: Spot,
  name: string,
  known: readonly string[],
  { fix, ...said }: Pick<Diagnostic, "rule" | "message" | "missing"> & { fix: string },
): void {
  const meant = nearest(name, known);
  diagnostics.push({
    ...errorIn(document, path, { ...said, where, fix: meant ? didYouMean(meant) : fix }),
    ...(meant && isSlip(name, meant) ? replaced(document, path, meant) : {}),
  });
}
