import { gunzipSync, gzipSync } from "node:zlib";
import type { RenderedRoute } from "../build/render";
import type { KeptFiles } from "./kept-files";

/** Keeps a page as it was rendered. @param key for all that it shows, beside the bundle */
export const keepPage = (kept: KeptFiles, key: string, { html, styles }: RenderedRoute): void =>
  kept.keep(`page ${key}`, gzipSync(`${JSON.stringify(styles)}\n${html}`, { level: 1 }));

/** The page that was kept under a key; undefined where nothing whole is kept. */
export function keptPage(kept: KeptFiles, key: string): RenderedRoute<Buffer> | undefined {
  const bytes = kept.read(`page ${key}`);
  if (!bytes) return undefined;
  try {
    const page = gunzipSync(bytes);
    const end = page.indexOf("\n");
    const styles = JSON.parse(page.toString("utf8", 0, end)) as RenderedRoute["styles"];
    // Written as it is: to read it as text takes longer than all else.
    return { html: page.subarray(end + 1), styles };
  } catch {
    return undefined;
  }
}
