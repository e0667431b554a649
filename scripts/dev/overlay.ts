import type { ErrorPayload } from "vite";

/** Why pages cannot be shown as they should be, in the words of `npm run check`. */
export interface Fault {
  /** One line. */
  title: string;
  /** Every fault in full, each beginning with its `file:line:col:`. */
  text: string;
  /** The first fault's place: the overlay makes it a link that opens the editor. */
  place?: { file: string; line: number; column: number };
}

/** A fault as Vite's overlay takes it. */
export function overlay({ title, text, place }: Fault): ErrorPayload {
  const err = { plugin: "pingo:check", message: title, stack: text };
  return { type: "error", err: place ? { ...err, id: place.file, loc: place } : err };
}
