import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { type CheckedPage, type Field, spotOf } from "../checked-page";
import type { Finding, PageRule } from "../rule";
import { sentencesOf } from "../text";

/** Maximum school grade of texts that sell (design.md, "Voice"). */
export const MAX_GRADE = 8;
/** Minimum number of words on a page and in a sentence. With fewer, a single name can determine the grade. */
const MIN_WORDS = { page: 30, sentence: 6 };
/** Fields that sell. Articles and legal texts have their own pace; transcripts and pictures are speech. */
const SELLING = "heading intro title text description benefit problem solution".split(" ");
const EXCLUDED_PAGES = /^\/(?:blog\/|legal\/|404)/;

interface Sentence {
  field: Field;
  words: string[];
  text: string;
}

/** Returns the sentences of a page's headings, introductions and features as visitors read them. */
export function sellingSentences({ ref, fields }: CheckedPage): Sentence[] {
  if (EXCLUDED_PAGES.test(ref.route)) return [];
  const selling = fields.filter(({ path, isExample }) => SELLING.includes(String(path.at(-1))) && !isExample);
  return selling.flatMap((field) =>
    sentencesOf(field.text).flatMap(({ start, end }): Sentence[] => {
      const text = field.text.slice(start, end).trim();
      const words = text.match(/[\p{L}\p{N}’'$%.-]+/gu) ?? [];
      return /\p{L}/u.test(text) ? [{ field, words, text }] : [];
    }),
  );
}

const syllableCache = new Map<string, number>();

/** Maximum number of counted characters: for a word without vowels, counting takes quadratic time. */
const MAX_COUNTED = 60;

/** Counts the syllables of a word. Cached, because ten thousand pages use the same words. */
function syllablesOf(word: string): number {
  const count = syllableCache.get(word) ?? Math.max(1, syllable(word.slice(0, MAX_COUNTED)));
  syllableCache.set(word, count);
  return count;
}

/** Returns the Flesch-Kincaid grade of sentences: the American school grade that reads them with ease. */
export function gradeOf(sentences: readonly Pick<Sentence, "words">[]): number {
  const words = sentences.flatMap((sentence) => sentence.words);
  const sum = words.reduce((before, word) => before + syllablesOf(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: sum });
}

function check(page: CheckedPage): Finding[] {
  const sentences = sellingSentences(page);
  const grade = gradeOf(sentences);
  const isShort = sentences.flatMap(({ words }) => words).length < MIN_WORDS.page;
  if (isShort || grade <= MAX_GRADE) return [];
  const [hardest] = sentences
    .filter(({ words }) => words.length >= MIN_WORDS.sentence)
    .sort((a, b) => gradeOf([b]) - gradeOf([a]));
  if (!hardest) return [];
  const found = `are at reading grade ${grade.toFixed(1)}; the limit is ${MAX_GRADE}`;
  const message = `The headings, introductions and features of this page ${found}. The hardest sentence: “${hardest.text}”`;
  const fix = "Split it in two, or use shorter words; then check again for the next one.";
  return [{ ...spotOf(hardest.field), message, fix }];
}

/** The texts of a page that sell are in plain words. */
export const readingGrade: PageRule = {
  name: "reading-grade",
  severity: "warning",
  check,
};
