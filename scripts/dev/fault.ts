import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ErrorPayload } from "vite";
import { projectText } from "../../data/project-file";
import { counted } from "../../schema/counted";
import type { Diagnostic } from "../../schema/diagnostic";
import { causesOf } from "../report/causes";
import { type Excerpt, excerptOf } from "../report/code-frame";
import { formatFault } from "../report/pretty";
import { placeOf, sentence } from "../report/text";
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

/** So many cards, and so many places of each, are shown; when these are mended, the next check shows others. */
const MOST = 20;

/**
 * What is wrong with the content, for the terminal and for the overlay.
 *
 * @param root folder of the content
 * @returns undefined where there are no faults
 */
export function faultOf(root: string, faults: readonly Diagnostic[]): Fault | undefined {
  if (faults.length === 0) return undefined;
  const read = (file: string) => projectText(root, file);
  const cards = causesOf(faults)
    .slice(0, MOST)
    .map(({ first, others }): Card => {
      const places = [first, ...others].slice(0, MOST).map((fault) => {
        const { file, line, column } = fault;
        return { shown: placeOf(fault).slice(0, -1), path: `${join(root, file)}:${line}:${column}` };
      });
      const excerpt = excerptOf(read(first.file) ?? "", first);
      return {
        text: sentence(first),
        rule: `${first.severity} ${first.rule}`,
        places,
        excerpt,
        fix: first.fix,
      };
    });
  return {
    title: `${counted(faults.length, "fault")} in the content`,
    text: stripVTControlCharacters(faults.map((fault) => formatFault(fault, read)).join("\n")),
    cards,
  };
}
