import { hash } from "node:crypto";
import type { CheckedPage, Field } from "./checked-page";

/** Shorter ones repeat by nature: labels, names, "Start free trial". */
const FEWEST_WORDS = 8;

/** Search engines alone read the first two (the rule duplicate-meta); two articles may have one author and one source. */
const LEFT_OUT: readonly unknown[] = ["title", "description", "author", "sources"];
/** What comes in from a collection is a sentence of its file. */
export const OF_ITEM = /\{\{\s*item\./;

/** A sentence that an author wrote, and where. */
interface LongSentence {
  mark: string;
  field: Field;
  /** As it stands in the file, tokens and all. */
  written?: string;
}

const markOf = (sentence: string): string => hash("sha1", sentence, "base64").slice(0, 12);

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+/).map((sentence) => sentence.trim());

const isLong = (sentence: string): boolean => sentence.split(/\s+/).length >= FEWEST_WORDS;

/** The sentences of a page that are long enough to be somebody's words. */
export function longSentences({ fields }: CheckedPage): LongSentence[] {
  const places = new Set<string>();
  return fields.flatMap((field) => {
    const { document, path, source, text, role } = field;
    const isWritten = source !== undefined && !OF_ITEM.test(source) && !LEFT_OUT.includes(path[0]);
    if (!isWritten || !["prose", "markdown", "sourced"].includes(role)) return [];
    const read = sentencesIn(text);
    if (!read.some(isLong)) return [];
    // A shared block that the page uses twice is written once.
    const place = `${document.file}:${path.join("/")}`;
    if (places.has(place)) return [];
    places.add(place);
    const typed = sentencesIn(source);
    return read.flatMap((words, index): LongSentence[] => {
      if (!isLong(words)) return [];
      // A token can bring a sentence of its own; then nobody can tell which one it is in the file.
      const written = typed.length === read.length ? typed[index] : undefined;
      return [{ mark: markOf(words), field, ...(written ? { written } : {}) }];
    });
  });
}

/** What is kept of a page's sentences, by their file: marks, since the sentences of ten thousand pages are many. */
export function sentenceMarks(page: CheckedPage): Record<string, string[]> {
  const marks: Record<string, string[]> = {};
  for (const { mark, field } of longSentences(page)) {
    const { file } = field.document;
    marks[file] = [...(marks[file] ?? []), mark];
  }
  return marks;
}
