import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../../data/files-below";
import { forEachConcurrently } from "./for-each-concurrently";

/** Extensions of text files; the formats of pictures and fonts are compressed already. */
const TEXT_EXTENSIONS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);

/** Minimum size of a file to compress: below it, compression saves no network packet. */
const MIN_BYTES = 1024;

/** Brotli quality of pages. Above 6, Brotli takes 15 times as long to save 1% of the size; 11 saves 10%, in 50 times the time. */
const PAGE_QUALITY = 6;

/** Brotli quality of scripts: every page shares them, browsers cache them for a year, and builds cache them with the bundle. */
const SCRIPT_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Gzip level: 9 takes 20% longer than 7 to save 0.1% of the size. */
const GZIP_LEVEL = 7;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes the compressed forms of a file beside it. */
async function writeCompressed(file: string, bytes: Buffer, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const write = async (suffix: string, data: Promise<Buffer>) => writeFile(file + suffix, await data);
  await Promise.all([
    write(".br", toBrotli(bytes, { params })),
    write(".gz", toGzip(bytes, { level: GZIP_LEVEL })),
  ]);
}

/** Writes a page and its compressed forms. */
export async function writePage(file: string, bytes: Buffer): Promise<void> {
  await Promise.all([writeFile(file, bytes), writeCompressed(file, bytes, PAGE_QUALITY)]);
}

const compressFiles = (clientDir: string, names: readonly string[], quality: number): Promise<void> =>
  forEachConcurrently(names, async (name) => {
    const file = join(clientDir, name);
    const bytes = await readFile(file);
    if (bytes.length >= MIN_BYTES) await writeCompressed(file, bytes, quality);
  });

/** Writes the compressed forms of a bundle's scripts beside them. `compressTexts` does the same for all other texts. */
export function compressScripts(clientDir: string): Promise<void> {
  const scripts = filesBelow(clientDir, "assets").filter((name) => name.endsWith(".js"));
  return compressFiles(clientDir, scripts, SCRIPT_QUALITY);
}

/**
 * Writes the compressed forms of each text of the built site beside it (`data.json.br` and `data.json.gz`), for servers
 * that send such files: the local one and nginx. Hosts with a CDN compress responses themselves. Pages and scripts are
 * skipped, since they have their compressed forms already.
 */
export function compressTexts(clientDir: string): Promise<void> {
  const names = new Set(filesBelow(clientDir, "."));
  const texts = [...names].filter((name) => TEXT_EXTENSIONS.has(extname(name)) && !names.has(`${name}.br`));
  return compressFiles(clientDir, texts, PAGE_QUALITY);
}
