import { TOKEN } from "../../checks/text";
import { itemOfFile } from "../../data/collections";
import { describePlaces } from "../../data/describe-places";
import type { PageRef } from "../../data/page-refs";
import { type Draft, runWithDraft } from "../../data/read-document";
import { lookupOf, openSite, type Site } from "../../data/site";
import { resolveToken } from "../../data/token";
import { capitalize } from "../../schema/words";
import type { Shown } from "../api";
import { loadShowing } from "./entries";
import { summaryOf } from "./file-summary";
import { requireEditable, StudioError } from "./files";
import { inFormWords, placeOf } from "./form-terms";

/** Returns the values of the tokens in a text on a page; a token without a value stands for itself. */
function valuesOfTokens(site: Site, ref: PageRef, text: string): Shown["tokens"] {
  const item = itemOfFile(site.collections, ref.itemFile ?? "");
  const lookup = lookupOf(site, { ...ref, item: item?.value });
  const values = (text.match(TOKEN) ?? []).map((token) => {
    const resolved = resolveToken(token.slice(2, -2), lookup);
    return [token, "message" in resolved ? token : resolved.value];
  });
  return Object.fromEntries(values);
}

/**
 * Returns what a page shows of a draft; undefined if no page shows it.
 *
 * @param route route of the page, if several show the draft
 * @throws StudioError with the first fault that prevents the page from being rendered
 */
export const showDraft = (root: string, draft: Draft, route?: string): Shown | undefined =>
  runWithDraft(draft, () => {
    const site = openSite(root);
    const { file, text } = draft;
    requireEditable(site, file);
    const { ref, page, obstacle } = loadShowing(site, file, route);
    const [located] = obstacle ? describePlaces(site, [obstacle]) : [];
    if (located) {
      const message = [placeOf(located), inFormWords(site, located).message].filter(Boolean).join(": ");
      throw new StudioError(422, capitalize(message));
    }
    if (!ref) return undefined;
    const [, shared] = /^pages\/_shared\/(.+)\.json$/.exec(file) ?? [];
    const blocks = summaryOf(root, ref.file).blocks;
    const isOwn = ref.file === file || ref.itemFile === file;
    return {
      route: ref.route,
      block: shared === undefined ? undefined : blocks.findIndex(({ use }) => use === shared),
      tokens: valuesOfTokens(site, ref, text),
      metadata: page && isOwn ? { title: page.title, description: page.description } : undefined,
    };
  });
