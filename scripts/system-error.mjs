import { getSystemErrorName } from "node:util";

/**
 * Messages for system errors by code, with what the user can do.
 *
 * @type {Readonly<Record<string, string>>}
 */
const MESSAGES = {
  ENOSPC: "The disk is full. Free some space and try again.",
  EDQUOT: "The disk quota is used up. Free some space and try again.",
  EROFS: "The disk is read-only.",
  EACCES: "This account does not have permission.",
  EPERM: "This account does not have permission, or the file is protected.",
  EBUSY: "It is a mounted folder, or another program is using it.",
  EMFILE: "Too many files are open. Close other programs, or raise the limit (ulimit -n).",
};

/** File or folder in an error message of the bundler. */
const NAMED_FILE = /(?:Failed to write file in|Could not create directory for output chunks:) (\S+)/;

/**
 * Describes a system error in one line that begins with the file; returns undefined for other errors. Not TypeScript,
 * since run.mjs, which bundles the programs, imports it too.
 *
 * @param {unknown} fault thrown value
 * @returns {string | undefined}
 */
export function describeSystemError(fault) {
  if (!(fault instanceof Error)) return undefined;
  const { path, code = "" } = /** @type {NodeJS.ErrnoException} */ (fault);
  // Native programs, such as the bundler, report the error number instead of the code.
  const [, number] = /\(os error ([1-9]\d*)\)/.exec(fault.message) ?? [];
  const message = MESSAGES[number ? getSystemErrorName(-Number(number)) : code];
  const file = path ?? NAMED_FILE.exec(fault.message)?.[1];
  return message && `${file ? `${file}: ` : ""}${message}`;
}
