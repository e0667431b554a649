import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { loadPage } from "../../data/load-page";
import type { Site } from "../../data/site";
import { locate, placeInString } from "../../schema/json-document";
import { type CheckedPage, checkedPage, type Field } from "../checked-page";
import type { PageSummary } from "../page-summary";
import { isPlaceholder } from "../placeholder";
import type { Finding, SiteRule } from "../rule";

/** Shorter ones repeat by nature: labels, names, "Start free trial". */
const FEWEST_WORDS = 8;

/** A sentence that an author wrote into a page, and where. */
interface Sentence {
  mark: string;
  field: Field;
  /** As a visitor reads it. */
  words: string;
}

const markOf = (sentence: string): string =>
  createHash("sha1").update(sentence).digest("base64").slice(0, 12);

/** The sentences of a page's own blocks that are long enough to be somebody's words: no shared block, no data. */
function sentencesOf({ page, fields }: CheckedPage): Sentence[] {
  return fields.flatMap((field) => {
    const { document, path, source, text, role } = field;
    if (document !== page.document || source === undefined || isPlaceholder(source)) return [];
    if (path[0] !== "blocks" || (role !== "prose" && role !== "markdown")) return [];
    return text
      .split(/(?<=[.?!:])\s+/)
      .filter((sentence) => sentence.trim().split(/\s+/).length >= FEWEST_WORDS)
      .map((sentence) => ({ mark: markOf(sentence.trim()), field, words: sentence.trim() }));
  });
}

/** What is kept of a page's sentences: a mark for each, since the sentences of ten thousand pages are many. */
export const sentenceMarks = (page: CheckedPage): string[] => sentencesOf(page).map(({ mark }) => mark);

/** The places in a page where sentences stand that have been read before. */
function findings(page: PageSummary, site: Site, firsts: ReadonlyMap<string, string>, said: Set<string>) {
  const ref = site.pageOfRoute.get(page.route);
  const sentences = ref ? sentencesOf(checkedPage(site, ref, loadPage(site, ref))) : [];
  return sentences.flatMap(({ mark, field, words }): Finding[] => {
    const first = firsts.get(mark);
    if (first === undefined || (first === page.file && !said.has(mark))) {
      said.add(mark);
      return [];
    }
    const { document, path, where, source = "" } = field;
    const start = source.indexOf(words);
    // A sentence with a token in it is not written as it is read.
    const place = start < 0 ? locate(document, path) : placeInString(document, path, start, words.length);
    const message = `This sentence is also ${first === page.file ? "on this page" : `in ${first}`}.`;
    const fix = "Say it in other words, or share the block.";
    return [{ file: document.file, ...place, where, message, fix }];
  });
}

/** Who reads two pages of ours should not read the same sentence twice. */
export const repeatedSentence: SiteRule = {
  name: "repeated-sentence",
  severity: "error",
  summary: "No sentence of eight or more words is on two pages, or on one twice, but by a shared block.",
  docs: {
    why: "Whoever reads two pages and meets the same sentence stops reading. What has to be the same everywhere is a shared block, and is edited in one place.",
    wrong: `{ "pages/index.json": { "blocks": [{ "type": "hero", "props": { "heading": "Always answered", "intro": "Your phone rings wherever you are, and nobody waits." } }] }, "pages/team.json": { "blocks": [{ "type": "hero", "props": { "heading": "Our team", "intro": "Your phone rings wherever you are, and nobody waits." } }] } }`,
    right: `{ "pages/index.json": { "blocks": [{ "type": "hero", "props": { "heading": "Always answered", "intro": "Your phone rings wherever you are, and nobody waits." } }] }, "pages/team.json": { "blocks": [{ "type": "hero", "props": { "heading": "Our team", "intro": "Four teams look after your calls, and answer their own." } }] } }`,
  },
  checkSite(pages, site) {
    // A template is written once, however many pages it makes. The page that was saved last has taken the sentence over.
    const saved = (file: string) => statSync(join(site.root, file)).mtimeMs;
    const written = [...new Map(pages.map((page) => [page.file, page])).values()]
      .map((page) => ({ page, time: saved(page.file) }))
      .sort((a, b) => a.time - b.time)
      .map(({ page }) => page);
    const firsts = new Map<string, string>();
    const repeating = written.filter(({ file, sentences }) => {
      const repeated = sentences.filter(
        (mark, index) => firsts.has(mark) || sentences.indexOf(mark) !== index,
      );
      for (const mark of sentences) firsts.set(mark, firsts.get(mark) ?? file);
      return repeated.length > 0;
    });
    return repeating.flatMap((page) => findings(page, site, firsts, new Set()));
  },
};
