import { getSystemErrorName } from "node:util";

/**
 * What the machine answers, by the code of the system call, with what a person can do.
 *
 * @type {Readonly<Record<string, string>>}
 */
const MESSAGES = {
  ENOSPC: "The disk is full. Free some space and try again.",
  EDQUOT: "The disk quota is used up. Free some space and try again.",
  EROFS: "The disk can only be read.",
  EACCES: "This account may not do that.",
  EPERM: "This account may not do that, or the file is protected.",
  EBUSY: "It is a mounted folder, or another program holds it.",
  EMFILE: "Too many files are open. Close other programs, or raise the limit (ulimit -n).",
};

/** The file or folder that a bundler's message names. */
const NAMED_FILE = /(?:Failed to write file in|Could not create directory for output chunks:) (\S+)/;

/**
 * What the machine refused, in one line that begins with the file; undefined for a fault of another kind. Node runs this
 * as it is, since what bundles programs (run.mjs) needs it too.
 *
 * @param {unknown} fault whatever was thrown
 * @returns {string | undefined}
 */
export function describeSystemError(fault) {
  if (!(fault instanceof Error)) return undefined;
  const { path, code = "" } = /** @type {NodeJS.ErrnoException} */ (fault);
  // Programs that are not written for Node, such as the bundler, give the number of the same.
  const [, number] = /\(os error ([1-9]\d*)\)/.exec(fault.message) ?? [];
  const message = MESSAGES[number ? getSystemErrorName(-Number(number)) : code];
  const file = path ?? NAMED_FILE.exec(fault.message)?.[1];
  return message && `${file ? `${file}: ` : ""}${message}`;
}
