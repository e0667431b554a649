import { gunzipSync, gzipSync } from "node:zlib";
import type { RenderedRoute } from "../build/render";
import type { KeptFiles } from "./kept-files";

/** Keeps a page as it was rendered. @param key for all that it shows, beside the bundle */
export const keepPage = (kept: KeptFiles, key: string, page: RenderedRoute): void =>
  kept.keep(`page ${key}`, gzipSync(JSON.stringify(page), { level: 1 }));

/** The page that was kept under a key; undefined where nothing whole is kept. */
export function keptPage(kept: KeptFiles, key: string): RenderedRoute | undefined {
  const bytes = kept.read(`page ${key}`);
  try {
    return bytes && (JSON.parse(gunzipSync(bytes).toString()) as RenderedRoute);
  } catch {
    return undefined;
  }
}
