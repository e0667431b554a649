import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { versionOf } from "../../data/project-file";
import { codeTexts } from "./code-texts";
import { dataTexts } from "./data-texts";
import { markupTexts } from "./markup-texts";
import { PlacedText } from "./placed-text";
import { styleTexts } from "./style-texts";

/** Finds the texts of a file. */
export type Reader = (file: string, source: string) => PlacedText[];

/** A file without marks of its own, as a whole. */
const plain: Reader = (_, source) => {
  const text = new PlacedText();
  text.append(source, 0, source.length);
  return [text];
};

const style: Reader = (_, source) => styleTexts(source);
const markup: Reader = (_, source) => markupTexts(source);
const data: Reader = (_, source) => dataTexts(source);

const READERS: Readonly<Record<string, Reader>> = {
  ".ts": codeTexts,
  ".tsx": codeTexts,
  ".js": codeTexts,
  ".mjs": codeTexts,
  ".css": style,
  ".svg": markup,
  ".html": markup,
  ".htm": markup,
  ".xml": markup,
  ".json": data,
  ".webmanifest": data,
  ".txt": plain,
  ".md": plain,
  ".csv": plain,
  ".vcf": plain,
};

/** What reads a file, by its ending; undefined for pictures, fonts and other files without texts. */
export const readerOf = (file: string): Reader | undefined => READERS[extname(file).toLowerCase()];

/** A file with its texts. */
export interface SurfaceFile {
  source: string;
  texts: readonly PlacedText[];
}

/** Files that were read before, by path: a check after a save reads only what was saved. */
const kept = new Map<string, SurfaceFile & { version: string }>();

/** Reads a file, unless it has not changed since; without texts where there is none, or none that has any. */
export function surfaceFile(root: string, file: string): SurfaceFile {
  const path = join(root, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  const read = readerOf(file);
  if (!stats?.isFile() || !read) return { source: "", texts: [] };
  const version = versionOf(stats);
  const earlier = kept.get(file);
  if (earlier?.version === version) return earlier;
  const source = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  const entry = { version, source, texts: read(file, source) };
  kept.set(file, entry);
  return entry;
}
