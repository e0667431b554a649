import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { quantitiesIn } from "../quantities/quantities";
import type { PlacedText } from "./placed-text";

/** A file with texts that hold quantities. */
export interface SurfaceFile {
  /** From the project's root. */
  file: string;
  source: string;
  texts: readonly PlacedText[];
}

/** Finds the texts of a file. */
export type Reader = (file: string, source: string) => PlacedText[];

/** A file, and what finds its texts. */
export interface ReadableFile {
  /** From the project's root. */
  file: string;
  read: Reader;
}

/** A file as it was read, with its texts that hold quantities; of others the source is not needed again. */
interface Kept extends Omit<SurfaceFile, "file"> {
  version: string;
  all: readonly PlacedText[];
}

/** Files that were read before, by reader and path: a check after a save reads only what was saved. */
const kept = new WeakMap<Reader, Map<string, Kept>>();

/** Reads a file, unless it has not changed since; undefined where there is none. */
function readSurface(root: string, file: string, read: Reader): Kept | undefined {
  const path = join(root, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const version = `${stats.dev} ${stats.ino} ${stats.mtimeMs} ${stats.size}`;
  const known = kept.get(read) ?? new Map<string, Kept>();
  kept.set(read, known);
  const earlier = known.get(file);
  if (earlier?.version === version) return earlier;
  const source = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  const all = read(file, source);
  const texts = all.filter(({ text }) => quantitiesIn(text).length > 0);
  const entry = { version, all, texts, source: texts.length > 0 ? source : "" };
  known.set(file, entry);
  return entry;
}

/** All texts of a file; none where there is no such file. */
export const surfaceTexts = (root: string, file: string, read: Reader): readonly PlacedText[] =>
  readSurface(root, file, read)?.all ?? [];

/**
 * The texts of a file that hold quantities.
 *
 * @returns undefined where it has none, or where there is no such file: others say so if it is needed
 */
export function surfaceFile(root: string, file: string, read: Reader): SurfaceFile | undefined {
  const { source = "", texts = [] } = readSurface(root, file, read) ?? {};
  return texts.length > 0 ? { file, source, texts } : undefined;
}
