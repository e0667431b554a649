import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSite } from "../data/site";
import { accept } from "../scripts/accept/ledger-change";
import { VerdictCache } from "../scripts/cache/verdict-cache";
import { writeWithFolders } from "../scripts/files";
import { replaceContent } from "./project-copy";
import { ROOT } from "./roots";

/** Maximum number of attempts to remove the copy: a tool that was just stopped may still be writing into it. */
const MAX_ATTEMPTS = 20;

/** Entries that are not copied: a fresh clone lacks them, or they take long to copy and no command reads them. */
const EXCLUDED = new Set([
  "node_modules",
  ".git",
  ".build",
  "dist",
  "test-results",
  "playwright-report",
  "reports",
]);

/** A copy of the whole project in a temporary folder with the frozen content, to be edited, built and served as a person would. */
export interface Workspace {
  root: string;
  has(file: string): boolean;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces a text that must exist; returns a function that restores the file. */
  edit(file: string, found: string, replacement: string): () => void;
  remove(): void;
}

/**
 * Copies the project, replaces its content by the frozen one, and accepts all sentences. Its packages are symbolic links in
 * a `node_modules` of its own, where tools store their caches.
 *
 * @returns the copy; the caller removes it
 */
export function makeWorkspace(): Workspace {
  const root = mkdtempSync(join(tmpdir(), "pingo-workspace-"));
  for (const name of readdirSync(ROOT).filter((entry) => !EXCLUDED.has(entry)))
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync(join(ROOT, "node_modules")).filter((entry) => !entry.startsWith(".vite")))
    symlinkSync(join(ROOT, "node_modules", name), join(root, "node_modules", name));
  replaceContent(root);
  accept(new VerdictCache(openSite(root)));
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeWithFolders(join(root, file), text);
  return {
    root,
    has: (file) => existsSync(join(root, file)),
    read,
    write,
    edit(file, found, replacement) {
      const text = read(file);
      if (!text.includes(found)) throw new Error(`${file} does not hold "${found}".`);
      write(
        file,
        text.replace(found, () => replacement),
      );
      return () => write(file, text);
    },
    remove() {
      for (let attempt = 1; existsSync(root); attempt += 1)
        try {
          rmSync(root, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
        } catch (error) {
          if (attempt === MAX_ATTEMPTS) throw error;
        }
    },
  };
}
