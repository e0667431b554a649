import { hash } from "node:crypto";
import { ITEM_TOKEN } from "../data/token";
import type { CheckedPage } from "./checked-page";
import { PROSE_ROLES } from "./field-roles";
import { sentencesOf } from "./text";

/** Minimum number of words. Shorter texts repeat naturally: labels, names, "Start free trial". */
const MIN_WORDS = 8;

/** Fields that may repeat. Only search engines read the first two (rule duplicate-meta); articles may share an author or a source. */
const IGNORED_FIELDS: readonly unknown[] = ["title", "description", "author", "sources"];

/** Hexadecimal digits of a digest: 52 bits distinguish the sentences of any site, and a number has room for them. */
const DIGEST_LENGTH = 13;

const digestOf = (sentence: string): number =>
  Number.parseInt(hash("sha1", sentence).slice(0, DIGEST_LENGTH), 16);

const sentencesIn = (text: string): string[] =>
  sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());

const isLong = (sentence: string): boolean => sentence.split(/\s+/).length >= MIN_WORDS;

/**
 * Returns the sentences of a page that are long enough to be an author's own words (rule repeated-sentence). Those of an
 * item are in its own file. `words` are the sentence as visitors read it; `written` is as in the file, with its tokens.
 */
export function comparedSentences({ fields }: CheckedPage) {
  const places = new Set<string>();
  return fields.flatMap((field) => {
    const { document, path, source, text, role } = field;
    const isWritten = source !== undefined && !ITEM_TOKEN.test(source) && !IGNORED_FIELDS.includes(path[0]);
    if (!isWritten || !PROSE_ROLES.includes(role)) return [];
    const read = sentencesIn(text);
    if (!read.some(isLong)) return [];
    // A shared block that the page uses twice is written once.
    const place = `${document.file}:${path.join("/")}`;
    if (places.has(place)) return [];
    places.add(place);
    const typed = sentencesIn(source);
    return read.flatMap((words, index) => {
      if (!isLong(words)) return [];
      // If a token contains a sentence of its own, the sentences of the text and of the file do not correspond.
      const written = typed.length === read.length ? typed[index] : undefined;
      return [{ digest: digestOf(words), field, words, written }];
    });
  });
}

/** Returns the digests of a page's sentences by the file that contains them. */
export function sentenceDigests(page: CheckedPage): Record<string, number[]> {
  const digests: Record<string, number[]> = {};
  for (const { digest, field } of comparedSentences(page)) {
    const { file } = field.document;
    digests[file] ??= [];
    digests[file].push(digest);
  }
  return digests;
}
