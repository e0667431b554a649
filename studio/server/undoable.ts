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

/** Lists the files that differ. What undoes a change keeps these alone, and not the whole content. */
const changesBetween = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((file) => ({ file, before: before.get(file), after: after.get(file) }))
    .filter((change) => change.before !== change.after);

function undo(root: string, changes: ReturnType<typeof changesBetween>): void {
  if (changes.some(({ file, after }) => projectText(root, file) !== after))
    throw new StudioError(409, "The files that this changed have been changed again since.");
  for (const { file, before } of changes) {
    if (before === undefined) rmSync(join(root, file));
    else replaceFile(join(root, file), before);
  }
}

/**
 * Runs a function that changes content files.
 *
 * @returns its result, the files that it removed, and a function that restores all that it changed. It throws a
 *   StudioError with status 409, and changes nothing, if one of these files has been changed since
 */
export async function undoable<Done>(root: string, work: () => Promise<Done>) {
  const before = contentTexts(root);
  const done = await work();
  const changes = changesBetween(before, contentTexts(root));
  const removed = changes.filter(({ after }) => after === undefined).map(({ file }) => file);
  return { done, removed, undo: () => undo(root, changes) };
}
