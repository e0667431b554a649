import type { Diagnostic, Edit } from "../diagnostic";
import type { TextRange } from "../place";
import { endOf, firstFault, type SyntaxFault, type Token } from "./tokenize";

/** A syntax slip: its place, its description, and its fix. */
export type Slip = TextRange & Pick<Diagnostic, "message" | "fix" | "edit">;

/** A slip that may explain a fault. It does if the text parses further after the edit. */
export interface Guess extends Slip {
  edit: Edit;
  /** Whether the edit is the only possible fix. Otherwise the edit only confirms the slip, and the author may want another. */
  isCertain: boolean;
}

/** Returns the slips that may explain a fault, the likeliest first. */
export type Guesser = (fault: SyntaxFault) => readonly Guess[];

/** Creates the edit that replaces a part of a text, or an insertion if the new text only adds to it. */
function replacement(part: Token, written: string): Edit {
  if (written.startsWith(part.text)) return insertion(endOf(part), written.slice(part.text.length));
  if (written.endsWith(part.text)) return insertion(part.offset, written.slice(0, -part.text.length));
  return { ...spanOf(part), text: written };
}

/** Creates a guess at a part of the text. A string as edit replaces that part. */
export function guess(part: Token, edit: string | Edit, message: string, fix?: string): Guess {
  const resolvedEdit = typeof edit === "string" ? replacement(part, edit) : edit;
  return { ...spanOf(part), message, fix, edit: resolvedEdit, isCertain: false };
}

/** Creates a guess whose edit is the only possible fix. */
export const sureGuess = (...guessed: Parameters<typeof guess>): Guess => ({
  ...guess(...guessed),
  isCertain: true,
});

/** Range of a token in the text. */
export const spanOf = (token: Token) => ({ offset: token.offset, length: Math.max(1, token.text.length) });
/** Creates the edit that inserts a text at an offset. */
export const insertion = (offset: number, text: string): Edit => ({ offset, length: 0, text });

export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
}

/**
 * Returns the guess that explains a fault: the first one whose edit makes the text valid JSON, otherwise the one after
 * which it parses furthest, since a file may contain several slips.
 *
 * @returns undefined if no guess helps
 */
export function bestGuess(fault: SyntaxFault, guessers: readonly Guesser[]): Guess | undefined {
  let best: Guess | undefined;
  let reach = fault.at.offset;
  for (const guesser of guessers) {
    for (const candidate of guesser(fault)) {
      const { edit } = candidate;
      const next = firstFault(applyEdit(fault.text, edit));
      if (!next) return candidate;
      const reached = next.at.offset - edit.text.length + edit.length;
      // With an extra opening bracket, a text parses to its end without being explained.
      if (reached <= reach || next.at.text === "") continue;
      best = candidate;
      reach = reached;
    }
  }
  return best;
}
