import type { Constant } from "../../data/constants";
import { resolveText, type TokenLookup } from "../../data/tokens";
import { PlacedText } from "../placed-text";
import { matchesIn, type Span, TOKEN } from "../text";

/** A token for a constant, with the range of its value in the resolved text. */
export interface PlacedToken extends Span {
  constant: Constant;
  /** As typed, including braces. */
  written: string;
}

/**
 * Resolves the tokens of a text one by one. A token that cannot be resolved stays as it is: it has a fault of its own.
 *
 * @returns the text, with a whole token as the position of each part of its value, and the tokens for constants
 */
export function placeTokens(
  source: string,
  lookup: TokenLookup,
): { resolved: PlacedText; tokens: readonly PlacedToken[] } {
  const tokens: PlacedToken[] = [];
  const resolved = new PlacedText();
  let done = 0;
  for (const { 0: written, index } of matchesIn(source, TOKEN)) {
    resolved.append(source.slice(done, index), done, index);
    done = index + written.length;
    const { text: value, used } = resolveText(written, lookup, source.slice(0, index));
    const start = resolved.text.length;
    const constant = lookup.constants.get(used[0] ?? "");
    if (constant) tokens.push({ start, end: start + value.length, constant, written });
    resolved.append(value, index, done, true);
  }
  resolved.append(source.slice(done), done, source.length);
  return { resolved, tokens };
}
