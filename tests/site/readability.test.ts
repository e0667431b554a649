import { fleschKincaid } from "flesch-kincaid";
import { retext } from "retext";
import readability from "retext-readability";
import { syllable } from "syllable";
import { expect, it } from "vitest";
import { checkedPage } from "../../checks/checked-page";
import { sentencesOf } from "../../checks/text";
import { loadPage } from "../../data/load-page";
import { site } from "../render";

/** Who reads at grade 8, the highest that our voice allows in what sells, is 14. */
const AGE = 14;
const MOST_GRADE = 8;
/** Share of a page's sentences that most formulas may find hard at that age; product names make some of them so. */
const MOST_HARD = 0.25;
/** Fields that sell. Articles and legal texts have their own pace; transcripts and pictures are speech. */
const SELLING = new Set([
  "heading",
  "intro",
  "title",
  "text",
  "description",
  "benefit",
  "problem",
  "solution",
]);
const OTHER_PAGES = /^\/(?:blog\/|legal\/|404)/;

/** Sentences of a page's headings, introductions and features. */
function sellingSentences(ref: (typeof site.pages)[number]): string[] {
  const { fields } = checkedPage(site, ref, loadPage(site, ref));
  const texts = fields.flatMap(({ path, text, isExample }) =>
    SELLING.has(String(path.at(-1))) && !isExample ? [text] : [],
  );
  const sentences = texts.flatMap((text) =>
    sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim()),
  );
  return sentences.filter((sentence) => /\p{L}/u.test(sentence));
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'$%.-]+/gu) ?? [];

/** Flesch-Kincaid grade of sentences. */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

interface Reading {
  route: string;
  grade: number;
  hard: string[];
  sentences: number;
}

async function readingOf(ref: (typeof site.pages)[number]): Promise<Reading> {
  const sentences = sellingSentences(ref);
  // A line each, so that a heading without a full stop is a sentence of its own.
  const text = sentences.map((sentence) => sentence.replace(/([^.!?])$/, "$1.")).join("\n\n");
  const { messages } = await retext().use(readability, { age: AGE }).process(text);
  const hard = messages.map(({ actual }) => String(actual));
  return { route: ref.route, grade: gradeOf(sentences), hard, sentences: sentences.length };
}

it("reads at grade 8 or below, page by page", async () => {
  const pages = site.pages.filter(({ route }) => !OTHER_PAGES.test(route));
  const readings = await Promise.all(pages.map(readingOf));
  const rows = readings.map(
    ({ route, grade, hard, sentences }) =>
      `${grade.toFixed(1).padStart(5)} ${String(hard.length).padStart(3)} of ${String(sentences).padStart(3)}  ${route}`,
  );
  console.info(`Grade, hard sentences of all that sell, page:\n${rows.join("\n")}`);
  const tooHard = readings.filter(
    ({ grade, hard, sentences }) => grade > MOST_GRADE || hard.length > sentences * MOST_HARD,
  );
  expect(
    tooHard.map(({ route, grade, hard }) => `${route}: grade ${grade.toFixed(1)}\n${hard.join("\n")}`),
  ).toEqual([]);
});

it("tells a hard sentence from an easy one", async () => {
  const hard =
    "Notwithstanding organizational considerations, the administration subsequently implemented infrastructure modifications.";
  expect(gradeOf([hard])).toBeGreaterThan(MOST_GRADE);
  expect(gradeOf(["You pick up the phone and say hello."])).toBeLessThan(MOST_GRADE);
});
