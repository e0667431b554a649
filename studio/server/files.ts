import { createHash } from "node:crypto";
import { join } from "node:path";
import { readDocument } from "../../data/read-document";
import { replaceFile } from "../../data/replace-file";
import type { Site } from "../../data/site";
import { isJsonObject } from "../../schema/json-document";
import type { SavedFile } from "../api";
import { isEditable } from "./entries";

/** A rejected request, with its HTTP status. */
export class StudioError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Additional data for the response. */
    readonly details: object = {},
  ) {
    super(message);
  }
}

const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Asserts that a file is one of the site's editable files, so that a request cannot name any other file.
 *
 * @throws StudioError with status 404 otherwise
 */
export function requireEditable(site: Site, file: string): void {
  if (!isEditable(site, file)) throw new StudioError(404, `There is no ${file} to edit.`);
}

/**
 * Reads an editable file.
 *
 * @throws StudioError if the file is not editable or not a JSON object
 */
export function readFile(site: Site, file: string): SavedFile {
  requireEditable(site, file);
  const { value, text, diagnostics } = readDocument(site.root, file);
  const [fault] = diagnostics;
  if (fault)
    throw new StudioError(
      422,
      `${file} has been changed outside of the studio, and cannot be read: ${fault.message} Ask the person who maintains ` +
        `the site to correct line ${fault.line}. What you have not saved stays in this browser.`,
    );
  if (!isJsonObject(value)) throw new StudioError(422, `${file} does not contain a JSON object.`);
  return { file, content: value, version: versionOf(text) };
}

/**
 * Saves a file, if its version on disk is the one that the author opened.
 *
 * @param text formatted content
 * @returns the saved file
 * @throws StudioError with status 409, and the file on disk as `theirs`, if the file has been changed since
 */
export function saveFile(site: Site, { file, version }: Omit<SavedFile, "content">, text: string): SavedFile {
  const theirs = readFile(site, file);
  if (theirs.version !== version)
    throw new StudioError(409, `${file} has been changed since you opened it.`, { theirs });
  replaceFile(join(site.root, file), text);
  return readFile(site, file);
}
