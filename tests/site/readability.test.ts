import { retext } from "retext";
import readability from "retext-readability";
import { expect, it } from "vitest";
import { checkedPage } from "../../checks/checked-page";
import { gradeOf, MAX_GRADE, sellingSentences } from "../../checks/rules/reading-grade";
import { loadPage } from "../../data/load-page";
import { site } from "../render";

/** Who reads at grade 8, the highest that our voice allows in what sells, is 14. */
const AGE = 14;
/** Share of a page's sentences that most formulas may find hard at that age; product names make some of them so. */
const MOST_HARD = 0.25;

/** The page's grade by one formula (the rule reading-grade), and the sentences that most of several find hard. */
async function readingOf(ref: (typeof site.pages)[number]) {
  const sentences = sellingSentences(checkedPage(site, ref, loadPage(site, ref)));
  // A line each, so that a heading without a full stop is a sentence of its own.
  const text = sentences.map((sentence) => sentence.text.replace(/([^.!?])$/, "$1.")).join("\n\n");
  const { messages } = await retext().use(readability, { age: AGE }).process(text);
  const hard = messages.map(({ actual }) => String(actual));
  return { route: ref.route, grade: gradeOf(sentences), hard, sentences: sentences.length };
}

it("reads at grade 8 or below, page by page, with few hard sentences", async () => {
  const readings = (await Promise.all(site.pages.map(readingOf))).filter(({ sentences }) => sentences > 0);
  const rows = readings.map(
    ({ route, grade, hard, sentences }) =>
      `${grade.toFixed(1).padStart(5)} ${String(hard.length).padStart(3)} of ${String(sentences).padStart(3)}  ${route}`,
  );
  console.info(`Grade, hard sentences of all that sell, page:\n${rows.join("\n")}`);
  const tooHard = readings.filter(
    ({ grade, hard, sentences }) => grade > MAX_GRADE || hard.length > sentences * MOST_HARD,
  );
  expect(
    tooHard.map(({ route, grade, hard }) => `${route}: grade ${grade.toFixed(1)}\n${hard.join("\n")}`),
  ).toEqual([]);
});
