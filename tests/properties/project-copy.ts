import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A copy of the real content that tests can break, with links to schemas, blocks and everything else. */
export interface ProjectCopy {
  root: string;
  /** Every JSON file of pages/ and data/, from the root. */
  files: readonly string[];
  /** Returns the original text of a file. */
  read(file: string): string;
  /** Runs a function while a file contains other bytes, and restores the file. */
  during<T>(file: string, bytes: Buffer, body: () => T): T;
  remove(): void;
}

/** Copies pages and data of this repository; the caller removes the copy. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "properties-"));
  for (const folder of ["schema", "blocks", "renderer", "scripts"])
    symlinkSync(join(ROOT, folder), join(root, folder));
  cpSync(join(ROOT, "public"), join(root, "public"), { recursive: true });
  const sources = new Map<string, string>();
  for (const folder of ["data", "pages"]) {
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((candidate) => candidate.endsWith(".json")).sort()) {
      const file = `${folder}/${name}`;
      sources.set(file, readFileSync(join(root, file), "utf8"));
    }
  }
  const read = (file: string): string => sources.get(file) ?? "";
  return {
    root,
    files: [...sources.keys()],
    read,
    during(file, bytes, body) {
      writeFileSync(join(root, file), bytes);
      try {
        return body();
      } finally {
        writeFileSync(join(root, file), read(file));
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
