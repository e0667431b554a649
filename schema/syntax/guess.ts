import type { Diagnostic } from "../diagnostic";
import { endOf, firstFault, type SyntaxFault, type Token } from "./read";

/** A replacement in a text. */
export type Edit = NonNullable<Diagnostic["edit"]>;

/** A slip of the syntax: where it stands, what it is, and what takes it away. */
export interface Slip extends Pick<Diagnostic, "length" | "message" | "fix" | "edit"> {
  offset: number;
}

/** A slip that may explain a fault. It does when the text can be read further once the edit is made. */
export interface Guess extends Slip {
  edit: Edit;
  /** False where the edit shows that this is the slip, but the author may want another one. */
  isCertain: boolean;
}

/** Says what slips may explain a fault, the likeliest first. */
export type Guesser = (fault: SyntaxFault) => readonly Guess[];

/** The edit that writes something in the place of a part of a text, or only adds to it. */
function replacement(part: Token, written: string): Edit {
  if (written.startsWith(part.text)) return insert(endOf(part), written.slice(part.text.length));
  if (written.endsWith(part.text)) return insert(part.offset, written.slice(0, -part.text.length));
  return { ...spanOf(part), text: written };
}

/** A guess at a part of the text, which the edit replaces unless it names another part. */
export function guess(part: Token, edit: string | Edit, message: string, fix?: string): Guess {
  const made = typeof edit === "string" ? replacement(part, edit) : edit;
  return { ...spanOf(part), message, ...(fix ? { fix } : {}), edit: made, isCertain: false };
}

/** The same, where the author can want nothing else. */
export const sure = (...guessed: Parameters<typeof guess>): Guess => ({
  ...guess(...guessed),
  isCertain: true,
});

/** The part of a text that a token is. */
export const spanOf = (token: Token) => ({ offset: token.offset, length: Math.max(1, token.text.length) });
/** Puts something before an offset. */
export const insert = (offset: number, text: string): Edit => ({ offset, length: 0, text });

export function edited(text: string, edit: Edit): string {
  return text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
}

/**
 * The guess that explains a fault: the first one whose edit makes the text JSON, else the one with which it can be read
 * furthest, since a file may hold several slips.
 *
 * @returns undefined where no guess helps
 */
export function bestGuess(fault: SyntaxFault, guessers: readonly Guesser[]): Guess | undefined {
  let best: Guess | undefined;
  let reach = fault.at.offset;
  for (const guesser of guessers) {
    for (const candidate of guesser(fault)) {
      const { edit } = candidate;
      const next = firstFault(edited(fault.text, edit));
      if (!next) return candidate;
      const reached = next.at.offset - edit.text.length + edit.length;
      // A bracket that is opened too often lets a text be read to its end.
      if (reached <= reach || next.at.text === "") continue;
      best = candidate;
      reach = reached;
    }
  }
  return best;
}
