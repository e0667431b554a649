import { loadPage } from "../../data/load-page";
import { activeDraftFile } from "../../data/read-document";
import type { Site } from "../../data/site";
import { checkedPage, spotOf } from "../checked-page";
import { comparedSentences } from "../compared-sentences";
import { oldestFirst, type PageSummary } from "../page-summary";
import { type Finding, findingIn, type SiteRule } from "../rule";

/** Number of words that identify a sentence in a message. */
const OPENING_WORDS = 5;

/** Returns the numbers that occur more than once. Sorting a million takes a fifth of the time that filling a map takes. */
function repeatedIn(numbers: readonly number[]): Set<number> {
  const sorted = Float64Array.from(numbers).sort();
  return new Set(sorted.filter((number, index) => number === sorted[index - 1]));
}

/** Reports the sentences of a file that are in another file, or earlier in this one. */
function findings(file: string, { route }: PageSummary, site: Site, firsts: ReadonlyMap<number, string>) {
  const ref = site.pageOfRoute.get(route);
  const sentences = ref ? comparedSentences(checkedPage(site, ref, loadPage(site, ref))) : [];
  const read = new Set<number>();
  return sentences.flatMap(({ digest, field, words, written }): Finding[] => {
    const { document, source = "" } = field;
    const first = firsts.get(digest);
    const isFirst = first === file && !read.has(digest);
    if (document.file !== file || first === undefined || isFirst) {
      if (isFirst) read.add(digest);
      return [];
    }
    const opening = words.split(/\s+/).slice(0, OPENING_WORDS).join(" ");
    const message = `The sentence “${opening} …” is also ${first === file ? "on this page" : `in ${first}`}.`;
    const details = { message, fix: "Say it in other words, or share the block." };
    return written
      ? [findingIn(field, { offset: source.indexOf(written), length: written.length }, details)]
      : [{ ...spotOf(field), ...details }];
  });
}

/** No sentence of eight or more words is written twice; text that two pages share is in a shared block. */
export const repeatedSentence: SiteRule = {
  name: "repeated-sentence",
  checkSite(pages, site) {
    // Each file once, even if it is on several pages.
    const files = new Map(
      oldestFirst(pages, site).flatMap((page) =>
        Object.entries(page.sentences).map(([file, digests]) => [file, { page, digests }]),
      ),
    );
    const repeated = repeatedIn([...files.values()].flatMap(({ digests }) => digests));
    const firsts = new Map<number, string>();
    const repeating = new Map<string, PageSummary>();
    // The draft comes last, so that the repetition is reported in it.
    const draft = activeDraftFile();
    const inOrder = [...files].sort(([a], [b]) => Number(a === draft) - Number(b === draft));
    for (const [file, { page, digests }] of inOrder)
      for (const digest of digests.filter((one) => repeated.has(one))) {
        if (firsts.has(digest)) repeating.set(file, page);
        else firsts.set(digest, file);
      }
    return [...repeating].flatMap(([file, page]) => findings(file, page, site, firsts));
  },
};
