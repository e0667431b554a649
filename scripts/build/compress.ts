import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../../data/files-below";
import type { KeptFiles } from "../kept/kept-files";
import { fewAtOnce } from "./few-at-once";

/** Kinds of files that are texts; pictures and fonts are compressed by themselves. */
const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);

/** Below this a compressed answer saves no packet. */
const SMALLEST = 1024;

/** Above six, Brotli takes fifteen times as long for a hundredth of the size; eleven saves a tenth, for fifty times. */
const PAGE_QUALITY = 6;

/** What every page shares, and browsers keep for a year, is worth it. */
const ASSET_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Nine takes a fifth longer than seven for a thousandth of the size. */
const GZIP_LEVEL = 7;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const gzipped = (bytes: Buffer): Promise<Buffer> => toGzip(bytes, { level: GZIP_LEVEL });

/** Writes a page, and its compressed forms beside it. */
export async function writePage(file: string, bytes: Buffer): Promise<void> {
  const write = async (ending: string, made: Promise<Buffer>) => writeFile(file + ending, await made);
  await Promise.all([
    writeFile(file, bytes),
    write(".br", brotli(bytes, PAGE_QUALITY)),
    write(".gz", gzipped(bytes)),
  ]);
}

async function compressFile(file: string, quality: number, kept?: KeptFiles): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const hash = createHash("sha256").update(bytes).digest("hex");
  const write = async (ending: string, make: () => Promise<Buffer>) =>
    writeFile(file + ending, await (kept?.get(`${ending} ${quality} ${hash}`, make) ?? make()));
  await Promise.all([write(".br", () => brotli(bytes, quality)), write(".gz", () => gzipped(bytes))]);
}

/**
 * Writes each text of the built site compressed beside it, `data.json.br` and `data.json.gz`, for servers that send such
 * files: the local one and nginx. Hosts with a network of their own compress by themselves. Pages come with theirs.
 *
 * @param kept what was compressed before, if that is kept
 */
export async function compressTexts(clientDir: string, kept?: KeptFiles): Promise<void> {
  const names = new Set(filesBelow(clientDir, "."));
  const texts = [...names].filter((name) => TEXTS.has(extname(name)) && !names.has(`${name}.br`));
  await fewAtOnce(texts, (name) => {
    const quality = name.startsWith("assets/") ? ASSET_QUALITY : PAGE_QUALITY;
    return compressFile(join(clientDir, name), quality, kept);
  });
}
