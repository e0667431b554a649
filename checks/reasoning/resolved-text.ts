import type { Constant, Constants } from "../../data/constants";
import { endsSentence, resolveText, type TokenLookup } from "../../data/tokens";
import { once } from "../once";
import type { Span } from "../span";

/** A token for a constant: where it stands in the file's text, and where its value stands in what a visitor reads. */
export interface PlacedToken extends Span {
  constant: Constant;
  /** As typed, with its braces. */
  written: string;
  sourceOffset: number;
}

/** A text with its tokens resolved, and the way back to what was typed. */
export interface ResolvedText {
  text: string;
  tokens: readonly PlacedToken[];
  /** Where a part of `text` stands in the source: a part that touches a token begins or ends with that token. */
  inSource(span: Span): { offset: number; length: number };
}

const TOKEN = /\{\{[^{}\n]*\}\}/g;

interface Shift extends Span {
  sourceStart: number;
  sourceEnd: number;
}

/** What a token stands for; the constant where it names one. */
interface Meaning {
  value: string;
  constant?: Constant;
}

/** The meanings of tokens that are the same on every page. */
const meaningsIn = once((_: Constants) => new Map<string, Meaning>());

function meaningOf(written: string, lookup: TokenLookup, before: string): Meaning {
  const { text: value, used } = resolveText(written, lookup, before);
  const constant = lookup.constants.get(used[0] ?? "");
  return { value, ...(constant ? { constant } : {}) };
}

/** The meaning of a token; remembered where it is the same on every page. */
function meaning(written: string, lookup: TokenLookup, before: string): Meaning {
  const known = meaningsIn(lookup.constants);
  const name = `${written} ${endsSentence(before)}`;
  const found = known.get(name) ?? meaningOf(written, lookup, before);
  if (found.constant && !written.includes("here")) known.set(name, found);
  return found;
}

/** Resolves the tokens of a text one by one. A token that cannot be resolved stays as it is: it has a fault of its own. */
export function placeTokens(source: string, lookup: TokenLookup): ResolvedText {
  const tokens: PlacedToken[] = [];
  const shifts: Shift[] = [];
  let text = "";
  let done = 0;
  for (const { 0: written, index } of source.matchAll(TOKEN)) {
    text += source.slice(done, index);
    done = index + written.length;
    const { value, constant } = meaning(written, lookup, source.slice(0, index));
    const span = { start: text.length, end: text.length + value.length };
    if (constant) tokens.push({ ...span, constant, written, sourceOffset: index });
    shifts.push({ ...span, sourceStart: index, sourceEnd: done });
    text += value;
  }
  text += source.slice(done);
  const toSource = (at: number, isEnd: boolean): number => {
    let before: Shift | undefined;
    for (const shift of shifts) {
      if (isEnd ? shift.start >= at : shift.start > at) break;
      before = shift;
    }
    if (!before) return at;
    if (isEnd ? at <= before.end : at < before.end) return isEnd ? before.sourceEnd : before.sourceStart;
    return before.sourceEnd + at - before.end;
  };
  const inSource = ({ start, end }: Span) => {
    const offset = toSource(start, false);
    return { offset, length: Math.max(1, toSource(end, true) - offset) };
  };
  return { text, tokens, inSource };
}
