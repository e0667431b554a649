import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { quantitiesIn } from "../quantities/quantities";
import type { PlacedText } from "./placed-text";
import { readerOf } from "./readers";

/** A file with texts that hold quantities. */
export interface SurfaceFile {
  /** From the project's root. */
  file: string;
  source: string;
  texts: readonly PlacedText[];
}

/** A file as it was read, with its texts that hold quantities; of others the source is not needed again. */
interface Kept extends Omit<SurfaceFile, "file"> {
  version: string;
  all: readonly PlacedText[];
}

/** Files that were read before, by path: a check after a save reads only what was saved. */
const kept = new Map<string, Kept>();

/** Reads a file, unless it has not changed since; undefined where there is none, or none with texts. */
function readSurface(root: string, file: string): Kept | undefined {
  const path = join(root, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  const read = readerOf(file);
  if (!stats?.isFile() || !read) return undefined;
  const version = `${stats.dev} ${stats.ino} ${stats.mtimeMs} ${stats.size}`;
  const earlier = kept.get(file);
  if (earlier?.version === version) return earlier;
  const source = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  const all = read(file, source);
  const texts = all.filter(({ text }) => quantitiesIn(text).length > 0);
  const entry = { version, all, texts, source: texts.length > 0 ? source : "" };
  kept.set(file, entry);
  return entry;
}

/** All texts of a file; none where there is no such file. */
export const surfaceTexts = (root: string, file: string): readonly PlacedText[] =>
  readSurface(root, file)?.all ?? [];

/**
 * The texts of a file that hold quantities.
 *
 * @returns undefined where it has none, or where there is no such file: others say so if it is needed
 */
export function surfaceFile(root: string, file: string): SurfaceFile | undefined {
  const { source = "", texts = [] } = readSurface(root, file) ?? {};
  return texts.length > 0 ? { file, source, texts } : undefined;
}
