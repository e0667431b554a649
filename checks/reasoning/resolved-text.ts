import type { Constant } from "../../data/constants";
import { resolveText, type TokenLookup } from "../../data/tokens";
import { matchesIn, type Span, TOKEN } from "../text";

/** A token for a constant, with the range of its value in the resolved text. */
export interface PlacedToken extends Span {
  constant: Constant;
  /** As typed, including braces. */
  written: string;
}

/** A text with its tokens resolved, which can be mapped back to its source. */
export interface ResolvedText {
  text: string;
  tokens: readonly PlacedToken[];
  /** Returns the range of a part of `text` in the source. A part that touches a token includes the whole token. */
  inSource(span: Span): { offset: number; length: number };
}

/** The range of a token's value, and the range of the token in the source. */
interface Shift extends Span {
  source: Span;
}

/** Creates the mapping from a resolved text to its source. */
const createSourceMapping =
  (shifts: readonly Shift[]): ResolvedText["inSource"] =>
  ({ start, end }) => {
    const first = shifts.findLast((shift) => shift.start <= start);
    const last = shifts.findLast((shift) => shift.start < end);
    const isInFirst = first !== undefined && start < first.end;
    const offset = isInFirst ? first.source.start : start + (first ? first.source.end - first.end : 0);
    const stop = last ? last.source.end + Math.max(0, end - last.end) : end;
    return { offset, length: Math.max(1, stop - offset) };
  };

/** Resolves the tokens of a text one by one. A token that cannot be resolved stays as it is: it has a fault of its own. */
export function resolveTokens(source: string, lookup: TokenLookup): ResolvedText {
  const tokens: PlacedToken[] = [];
  const shifts: Shift[] = [];
  let text = "";
  let done = 0;
  for (const { 0: written, index } of matchesIn(source, TOKEN)) {
    text += source.slice(done, index);
    done = index + written.length;
    const { text: value, used } = resolveText(written, lookup, source.slice(0, index));
    const span = { start: text.length, end: text.length + value.length };
    const constant = lookup.constants.get(used[0] ?? "");
    if (constant) tokens.push({ ...span, constant, written });
    shifts.push({ ...span, source: { start: index, end: done } });
    text += value;
  }
  return { text: text + source.slice(done), tokens, inSource: createSourceMapping(shifts) };
}
