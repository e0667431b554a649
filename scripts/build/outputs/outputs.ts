import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageSummary } from "../../../checks/page-summary";
import type { Site } from "../../../data/site";
import { progress } from "../../progress";
import { fewAtOnce } from "../few-at-once";
import { type OutputFile, outputFiles, shareImageFiles } from "./output-files";
import { ShareImages } from "./share/share-images";

/** Where outputs come from and go to. */
export interface OutputOptions {
  /** Folder with the code. */
  codeRoot: string;
  /** Folder of the built site. */
  clientDir: string;
  /** False leaves out the share images, which take longer than all else where thousands are new. */
  shareImages?: boolean | undefined;
}

/** Writes a file, unless public/ has one of its own at the same address. */
async function writeOutput(clientDir: string, { path, make }: OutputFile): Promise<void> {
  const file = join(clientDir, path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await make());
}

async function writeShareImages(
  site: Site,
  pages: readonly PageSummary[],
  { codeRoot, clientDir }: OutputOptions,
): Promise<void> {
  const images = new ShareImages(codeRoot, site.data.name);
  const files = shareImageFiles(site, pages, images);
  const drawn = progress("Drawing share images", files.length);
  await fewAtOnce(files, async (file) => {
    await writeOutput(clientDir, file);
    drawn();
  });
  images.prune();
}

/** Writes what stands beside the pages below the built site's folder. */
export async function writeOutputs(
  site: Site,
  pages: readonly PageSummary[],
  options: OutputOptions,
): Promise<void> {
  for (const file of outputFiles(site, pages, options.codeRoot)) await writeOutput(options.clientDir, file);
  if (options.shareImages !== false) await writeShareImages(site, pages, options);
}
