import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../data/files-below";
import { projectOf } from "./check/project";
import { sharedFolder } from "./empty-folder";
import { FROZEN_SITE, ROOT } from "./roots";

/** Folders with code that the check reads. */
const CODE_FOLDERS = ["blocks", "renderer", "scripts"];

/** Returns every JSON file of pages/ and data/, relative to the project's root. */
const contentFiles = (root: string): string[] =>
  ["data", "pages"].flatMap((folder) => filesBelow(root, folder)).filter((file) => file.endsWith(".json"));

/** Replaces the pages and the data of a project by those of the frozen site. */
export function replaceContent(root: string): void {
  for (const file of contentFiles(root)) rmSync(join(root, file));
  for (const file of contentFiles(FROZEN_SITE)) cpSync(join(FROZEN_SITE, file), join(root, file));
}

/** A copy of content that tests can break. It is removed with all temporary files of the test run. */
export interface ProjectCopy {
  root: string;
  /** Every JSON file of pages/ and data/, from the root. */
  files: readonly string[];
  has(file: string): boolean;
  /** Returns the text of a file; an empty text if there is no such file. */
  read(file: string): string;
  /** Runs a function while a file has other content, or does not exist (null), and restores the file. */
  during<T>(file: string, content: Buffer | string | null, body: () => T): T;
}

/**
 * Copies the frozen site.
 *
 * @param hasCode whether to copy the code too, which every check of the copy reads
 */
export function copyProject(hasCode = false): ProjectCopy {
  const root = projectOf({}, sharedFolder());
  for (const folder of hasCode ? CODE_FOLDERS : []) {
    rmSync(join(root, folder), { force: true });
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  replaceContent(root);
  cpSync(join(ROOT, "public"), join(root, "public"), { recursive: true });
  const read = (file: string) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path) : null;
  };
  const write = (file: string, content: Buffer | string | null) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (content === null) rmSync(path, { force: true });
    else writeFileSync(path, content);
  };
  return {
    root,
    files: contentFiles(root),
    has: (file) => existsSync(join(root, file)),
    read: (file) => read(file)?.toString() ?? "",
    during(file, content, body) {
      const before = read(file);
      write(file, content);
      try {
        return body();
      } finally {
        write(file, before);
      }
    },
  };
}
