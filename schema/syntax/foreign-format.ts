import type { Slip } from "./guess";

const RESTORE = "Write JSON here, or restore the file with git restore and its path.";

/** Starts of texts that are not JSON or have something else around it, each with a message and a fix. */
const FOREIGN_STARTS: readonly [begins: RegExp, message: string, fix: string][] = [
  [
    /^<{7}(?=\s)[^\r\n]*(?=[\s\S]*\n>{7}\s)/m,
    "After a merge, two versions of the file follow each other here.",
    "Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  [/^(?:<{7}|={7}|>{7})(?=\s|$).*/m, "This line was left from a merge.", "Remove this line."],
  [/^\s*```.*/, "This line belongs to Markdown.", "Remove it, and the ``` at the end of the file."],
  [
    /^\s*<[!?a-z][^\r\n]*/i,
    "This is a page in HTML, as a browser saves it; pages are written in JSON here.",
    RESTORE,
  ],
  [
    /^\s*(?:export default|module\.exports\s*=|(?:const|let|var)\s+\w+\s*=|return)[^\r\n{[]*/,
    "This is JavaScript; the file begins with the bracket after it.",
    "Remove it.",
  ],
  [
    /^---[ \t]*(?=\r?\n)/,
    "This is the head of a Markdown or YAML file; the file is written in JSON here.",
    RESTORE,
  ],
];

/** Returns the fault of a text in another format; undefined if the text seems to be JSON. */
export function detectForeignFormat(text: string): Slip | undefined {
  for (const [begins, message, fix] of FOREIGN_STARTS) {
    const found = begins.exec(text);
    if (!found) continue;
    const length = found[0].trim().length;
    return { offset: found.index + found[0].length - found[0].trimStart().length, length, message, fix };
  }
  return undefined;
}
