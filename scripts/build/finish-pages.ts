import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FinishedPage, FinishedPages } from "../kept/finished-pages";
import { FORMS } from "../kept/finished-pages";
import { writePage } from "./compress";
import { fewAtOnce } from "./few-at-once";
import { htmlFile } from "./render";
import { needsOf } from "./styles/page-needs";
import { withStyles } from "./styles/page-styles";

/** A page of the built site. */
interface Page {
  route: string;
  /** The pages that it shares its styles with. */
  group: string;
  /** For all that it shows, beside the bundle; absent where it is not to be kept. */
  key?: string | undefined;
}

/** A letter for each byte. */
const BYTES = "latin1";

/**
 * Puts their styles into the pages of a built site, and writes them with their compressed forms. A page that an earlier
 * build has finished with the same styles is left as it is.
 *
 * @param styles those of each group
 * @param taken what was kept of the pages that earlier builds have finished, by their routes
 * @param kept where pages are kept for builds to come
 */
export async function finishPages(
  clientDir: string,
  pages: readonly Page[],
  styles: ReadonlyMap<string, string>,
  taken: ReadonlyMap<string, FinishedPage>,
  kept?: FinishedPages,
): Promise<void> {
  const ofGroup = new Map(
    [...styles].map(([group, css]) => [
      group,
      { css: Buffer.from(css).toString(BYTES), hash: createHash("sha256").update(css).digest("base64") },
    ]),
  );
  await fewAtOnce(pages, async ({ route, group, key }) => {
    const { css = "", hash: style = "" } = ofGroup.get(group) ?? {};
    const earlier = taken.get(route);
    if (earlier?.style === style) return;
    const file = join(clientDir, htmlFile(route));
    const html = await readFile(file, BYTES);
    const needs = earlier?.needs ?? needsOf(html);
    // A file that is kept may be that of a site which is being served.
    if (earlier) await Promise.all(FORMS.map((form) => rm(file + form)));
    await writePage(file, Buffer.from(withStyles(html, css), BYTES));
    if (key !== undefined) kept?.keep(key, file, { needs, style });
  });
}
