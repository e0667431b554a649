import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectOf } from "./check/project";
import { sharedFolder } from "./empty-folder";
import { ROOT } from "./render";

/** A copy of content that tests can break, without the code. It is removed with all temporary files of the test run. */
export interface ProjectCopy {
  root: string;
  /** Every JSON file of pages/ and data/, from the root. */
  files: readonly string[];
  /** Returns the text of a file; an empty text if there is no such file. */
  read(file: string): string;
  /** Runs a function while a file has other content, or does not exist (null), and restores the file. */
  during<T>(file: string, content: Buffer | string | null, body: () => T): T;
}

/** @param source folder with the pages and the data to copy; by default those of this repository */
export function copyProject(source = ROOT): ProjectCopy {
  const root = projectOf({}, sharedFolder());
  for (const folder of ["pages", "data"])
    cpSync(join(source, folder), join(root, folder), { recursive: true });
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
  const namesIn = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = ["data", "pages"].flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`));
  return {
    root,
    files: files.filter((file) => file.endsWith(".json")).sort(),
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
