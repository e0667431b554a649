import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../../data/files-below";
import { forEachConcurrently } from "./few-at-once";

/** Kinds of files that are texts; pictures and fonts are compressed by themselves. */
const TEXT_EXTENSIONS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024;

/** Above six, Brotli takes fifteen times as long for a hundredth of the size; eleven saves a tenth, for fifty times. */
const PAGE_QUALITY = 6;

/** What every page shares is worth it: browsers keep it for a year, and builds with its bundle. */
const SCRIPT_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Nine takes a fifth longer than seven for a thousandth of the size. */
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

/** Writes a page, and its compressed forms beside it. */
export async function writePage(file: string, bytes: Buffer): Promise<void> {
  await Promise.all([writeFile(file, bytes), writeCompressed(file, bytes, PAGE_QUALITY)]);
}

const compressFiles = (clientDir: string, names: readonly string[], quality: number): Promise<void> =>
  forEachConcurrently(names, async (name) => {
    const file = join(clientDir, name);
    const bytes = await readFile(file);
    if (bytes.length >= MIN_BYTES) await writeCompressed(file, bytes, quality);
  });

/** Writes the scripts of a bundle compressed beside them, as `compressTexts` does with all else. */
export function compressScripts(clientDir: string): Promise<void> {
  const scripts = filesBelow(clientDir, "assets").filter((name) => name.endsWith(".js"));
  return compressFiles(clientDir, scripts, SCRIPT_QUALITY);
}

/**
 * Writes each text of the built site compressed beside it, `data.json.br` and `data.json.gz`, for servers that send such
 * files: the local one and nginx. Hosts with a network of their own compress by themselves. Pages and scripts come with
 * theirs.
 */
export function compressTexts(clientDir: string): Promise<void> {
  const names = new Set(filesBelow(clientDir, "."));
  const texts = [...names].filter((name) => TEXT_EXTENSIONS.has(extname(name)) && !names.has(`${name}.br`));
  return compressFiles(clientDir, texts, PAGE_QUALITY);
}
