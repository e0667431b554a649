import type { ErrorPayload } from "vite";
import type { Excerpt } from "../report/code-frame";
import { UserError } from "../user-error";

/** One cause as the overlay shows it. */
export interface Card {
  /** What was found, in full. */
  text: string;
  /** `error literal-figure`. */
  rule?: string;
  /** Where, each as people read it and as an editor finds it from any folder. */
  places?: { shown: string; path: string }[];
  excerpt?: Excerpt | undefined;
  fix?: string | undefined;
}

/** Why pages cannot be shown as they should be, in the words of `npm run check`. */
export interface Fault {
  /** One line. */
  title: string;
  /** Every fault in full for the terminal, each beginning with its `file:line:col:`. */
  text: string;
  cards: Card[];
}

/** A fault as Vite sends it to the pages that are open. */
export function payloadOf({ title, text, cards }: Fault): ErrorPayload {
  return { type: "error", err: { plugin: "pingo:check", message: title, stack: text, cards } };
}

/** A fault that has no place: its title and what it says. */
export const plainFault = (title: string, text: string): Fault => ({ title, text, cards: [{ text }] });

/** Says what kept a step from running: the message alone where a person can mend it, else the stack too. */
export function failureOf(error: unknown): Fault {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return plainFault("The check could not run", error instanceof UserError ? error.message : text);
}
