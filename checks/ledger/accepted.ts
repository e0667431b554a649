import { describePlaces } from "../../data/describe-places";
import { filesBelow } from "../../data/files-below";
import { projectText } from "../../data/project-file";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { locate } from "../../schema/json-document";
import { type Place, placeOfOffset } from "../../schema/place";
import { surfaceFile } from "../surfaces/readers";
import { LEDGER_FOLDER, type LedgerEntry, type LedgerLine, ledgerOf } from "./ledger";

/** A line of an accepted file: `heading: Calls from anywhere`. */
const LINE = /^(\w+): (.+)$/;

const formatLine = ({ text, label }: LedgerLine): string => `${label}: ${text}`;

/** Formats an entry as its file contains it: sentences by part. */
export function ledgerText({ title, parts }: LedgerEntry): string {
  const blocks = parts.map((part) => [`[${part.title}]`, ...part.lines.map(formatLine)].join("\n"));
  return `${[title, ...blocks].join("\n\n")}\n`;
}

/** Returns the path of an entry's file, relative to the project's root. */
export const ledgerFile = ({ name }: Pick<LedgerEntry, "name">): string => `${LEDGER_FOLDER}/${name}.txt`;

/** Reads the files of accepted sentences: text by path, relative to the project's root. */
export function acceptedFiles(root: string): Map<string, string> {
  const files = filesBelow(root, LEDGER_FOLDER).filter((file) => file.endsWith(".txt"));
  return new Map(files.map((file) => [file, projectText(root, file) ?? ""]));
}

/** How often each line is accepted, by file path relative to the project's root. */
export type Accepted = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Counts the lines of ledger files. */
export function countLinesOf(files: ReadonlyMap<string, string>): Accepted {
  const countLines = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const line of text.split("\n")) counts.set(line, (counts.get(line) ?? 0) + 1);
    return counts;
  };
  return new Map([...files].map(([file, text]) => [file, countLines(text)]));
}

/** Reads the accepted sentences of a project; empty for a project without a ledger. */
export const acceptedSentences = (root: string): Accepted => countLinesOf(acceptedFiles(root));

/** Compares an entry with the accepted lines: new sentences are `unread`, each with the title of its part, missing ones `gone`. */
export function unreadLines(entry: LedgerEntry, accepted: Accepted) {
  // A repeated sentence must be accepted twice: a cell that now has the text of its neighbor is new.
  const remaining = new Map(accepted.get(ledgerFile(entry)));
  const isAccepted = (line: LedgerLine): boolean => {
    const words = formatLine(line);
    const count = remaining.get(words) ?? 0;
    remaining.set(words, count - 1);
    return count > 0;
  };
  const unread = entry.parts.flatMap(({ title, lines }) =>
    lines.filter((line) => !isAccepted(line)).map((line) => ({ title, line })),
  );
  const gone = [...remaining].flatMap(([words, count]) => {
    const [, label = "", text = ""] = LINE.exec(words) ?? [];
    return text === "" ? [] : Array.from({ length: Math.max(0, count) }, () => ({ label, text }));
  });
  return { unread, gone };
}

/** Returns the place of a sentence in its file. */
function placeOf({ root }: Site, { file, path, range }: LedgerLine): Place {
  if (path) return locate(readDocument(root, file), path);
  return range ? placeOfOffset(surfaceFile(root, file).source, range.offset, range.length) : FILE_START;
}

/** Returns the fault of a sentence that nobody has accepted, at its position. */
function faultOf(site: Site, title: string, line: LedgerLine): Diagnostic {
  const { text, file } = line;
  const message = `Nobody has accepted this sentence yet: "${text}"`;
  const fix =
    "Read this as a customer would (npm run accept -- --check lists all that is new). If it is true, run npm run accept, and commit what it writes.";
  return errorAt(file, placeOf(site, line), { rule: "unread-sentence", where: title, message, fix });
}

/**
 * Returns a fault for each sentence that the accepted files lack, for a person to read: new sentences, and sentences that
 * a change of a page or a constant has altered.
 *
 * @param ledger returns the sentences of the site
 * @returns nothing for a project without a ledger; `npm run accept -- --check` verifies that ours has one
 */
export function unreadSentences(
  site: Site,
  ledger: () => readonly LedgerEntry[] = () => ledgerOf(site),
  accepted: Accepted = acceptedSentences(site.root),
): Diagnostic[] {
  if (accepted.size === 0) return [];
  const unread = ledger().flatMap((entry) => unreadLines(entry, accepted).unread);
  const faults = unread.map(({ title, line }) => faultOf(site, title, line));
  return describePlaces(site, faults);
}
