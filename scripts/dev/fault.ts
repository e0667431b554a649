import { stripVTControlCharacters } from "node:util";
import type { ErrorPayload } from "vite";
import { projectText } from "../../data/project-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { formatCount } from "../../schema/words";
import { formatFault } from "../report/pretty";
import { UserError } from "../user-error";

/** Why pages cannot be shown correctly, in the words of `npm run check`. */
export interface Fault {
  /** One line. */
  title: string;
  /** Every fault in full, each beginning with its `file:line:col:`. */
  text: string;
}

/**
 * Converts a fault to the payload for which Vite shows its overlay in open pages.
 *
 * @param root folder of the content: the overlay links only absolute paths, to the editor
 */
export function payloadOf({ title, text }: Fault, root: string): ErrorPayload {
  const stack = text.replace(/^(?=\S+:\d+:\d+: )/gm, () => `${root}/`);
  return { type: "error", err: { message: title, stack } };
}

/** Converts an exception to a fault: its message if the author can fix it, otherwise its stack too. */
export function failureOf(error: unknown): Fault {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { title: "The check did not finish", text: error instanceof UserError ? error.message : text };
}

/**
 * Converts the faults of the content to a fault for the terminal and the overlay.
 *
 * @param root folder of the content
 * @returns undefined if there are no faults
 */
export function faultOf(root: string, faults: readonly Diagnostic[]): Fault | undefined {
  if (faults.length === 0) return undefined;
  const texts = faults.map((fault) => formatFault(fault, (file) => projectText(root, file)));
  return {
    title: `${formatCount(faults.length, "fault")} in the content`,
    text: stripVTControlCharacters(texts.join("\n")),
  };
}
