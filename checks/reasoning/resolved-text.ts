import type { Constant } from "../../data/constants";
import { resolveText, type TokenLookup } from "../../data/tokens";
import { matchesIn, type Span, TOKEN } from "../text";

/** A token for a constant, where its value stands in what a visitor reads. */
export interface PlacedToken extends Span {
  constant: Constant;
  /** As typed, with its braces. */
  written: string;
}

/** A text with its tokens resolved, and the way back to what was typed. */
export interface ResolvedText {
  text: string;
  tokens: readonly PlacedToken[];
  /** Where a part of `text` stands in the source: a part that touches a token begins or ends with that token. */
  inSource(span: Span): { offset: number; length: number };
}

/** Where a token's value stands, and the token itself in the source. */
interface Shift extends Span {
  source: Span;
}

/** The way back from a text to its source. */
const wayBack =
  (shifts: readonly Shift[]): ResolvedText["inSource"] =>
  ({ start, end }) => {
    const first = shifts.findLast((shift) => shift.start <= start);
    const last = shifts.findLast((shift) => shift.start < end);
    const isInFirst = first !== undefined && start < first.end;
    const offset = isInFirst ? first.source.start : start + (first ? first.source.end - first.end : 0);
    const stop = last ? last.source.end + Math.max(0, end - last.end) : end;
    return { offset, length: Math.max(1, stop - offset) };
  };

/** Resolves the tokens of a text one by one. One that cannot be resolved stays as it is: it has a fault of its own. */
export function placeTokens(source: string, lookup: TokenLookup): ResolvedText {
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
  return { text: text + source.slice(done), tokens, inSource: wayBack(shifts) };
}
