import { rmSync } from "node:fs";
import { join } from "node:path";
import { LEDGER_FOLDER } from "../../checks/ledger/ledger";
import { filesBelow } from "../../data/files-below";
import { projectText } from "../../data/project-file";
import { replaceFile } from "../../data/replace-file";
import { StudioError } from "./files";

/** Texts of the content and of the accepted sentences, by file. */
export const contentTexts = (root: string): ReadonlyMap<string, string> =>
  new Map(
    ["pages", "data", LEDGER_FOLDER]
      .flatMap((folder) => filesBelow(root, folder))
      .map((file) => [file, projectText(root, file) ?? ""]),
  );

/**
 * Runs a function that changes content files.
 *
 * @returns its result, and a function that restores these files. It throws a StudioError with status 409, and changes
 *   nothing, if one of them has been changed since
 */
export async function undoable<Done>(root: string, work: () => Promise<Done>) {
  const before = contentTexts(root);
  const done = await work();
  const after = contentTexts(root);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const undo = (): void => {
    const now = contentTexts(root);
    if (changed.some((file) => now.get(file) !== after.get(file)))
      throw new StudioError(409, "The pages that this changed have been changed again since.");
    for (const file of changed) {
      const text = before.get(file);
      if (text === undefined) rmSync(join(root, file));
      else replaceFile(join(root, file), text);
    }
  };
  return { done, undo };
}
