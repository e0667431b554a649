import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ErrorPayload } from "vite";
import { projectText } from "../../data/project-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { formatCount } from "../../schema/format-count";
import { causesOf } from "../report/causes";
import { type Excerpt, excerptOf } from "../report/code-frame";
import { formatFault } from "../report/pretty";
import { formatMessage, formatPlace } from "../report/text";
import { UserError } from "../user-error";

/** One cause of faults, as shown in the overlay. */
export interface Card {
  /** Full message. */
  text: string;
  /** Severity and rule, such as `error literal-figure`. */
  rule?: string;
  /** Places of the fault: `shown` to people, and `path` for an editor, which is absolute. */
  places?: { shown: string; path: string }[];
  excerpt?: Excerpt | undefined;
  fix?: string | undefined;
}

/** Why pages cannot be shown correctly, in the words of `npm run check`. */
export interface Fault {
  /** One line. */
  title: string;
  /** Every fault in full for the terminal, each beginning with its `file:line:col:`. */
  text: string;
  cards: Card[];
}

/** Converts a fault to the payload that Vite sends to open pages. */
export function payloadOf({ title, text, cards }: Fault): ErrorPayload {
  return { type: "error", err: { plugin: "pingo:check", message: title, stack: text, cards } };
}

/** Creates a fault without a place. */
export const plainFault = (title: string, text: string): Fault => ({ title, text, cards: [{ text }] });

/** Converts an exception to a fault: its message if the author can fix it, otherwise its stack too. */
export function failureOf(error: unknown): Fault {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return plainFault("The check could not run", error instanceof UserError ? error.message : text);
}

/** Maximum number of cards, and of places on each; once these are fixed, the next check shows others. */
const MAX_SHOWN = 20;

/**
 * Converts the faults of the content to a fault for the terminal and the overlay.
 *
 * @param root folder of the content
 * @returns undefined if there are no faults
 */
export function faultOf(root: string, faults: readonly Diagnostic[]): Fault | undefined {
  if (faults.length === 0) return undefined;
  const read = (file: string) => projectText(root, file);
  const cards = causesOf(faults)
    .slice(0, MAX_SHOWN)
    .map(({ first, others }): Card => {
      const places = [first, ...others].slice(0, MAX_SHOWN).map((fault) => {
        const { file, line, column } = fault;
        return { shown: formatPlace(fault).slice(0, -1), path: `${join(root, file)}:${line}:${column}` };
      });
      const excerpt = excerptOf(read(first.file) ?? "", first);
      return {
        text: formatMessage(first),
        rule: `${first.severity} ${first.rule}`,
        places,
        excerpt,
        fix: first.fix,
      };
    });
  return {
    title: `${formatCount(faults.length, "fault")} in the content`,
    text: stripVTControlCharacters(faults.map((fault) => formatFault(fault, read)).join("\n")),
    cards,
  };
}
