import { retext } from "retext";
import readability from "retext-readability";
import { expect, it } from "vitest";
import { checkedPage } from "../../checks/checked-page";
import { gradeOf, MAX_GRADE, sellingSentences } from "../../checks/rules/reading-grade";
import { loadPage } from "../../data/load-page";
import { site } from "../live-site";

/** Reading age of grade 8, the maximum of our style guide for promotional text. */
const AGE = 14;
/**
 * Maximum share of a page's sentences that most formulas may rate as hard at that age; product names make some hard.
 */
const MOST_HARD = 0.25;

/**
 * The page's grade by one formula (the rule reading-grade), and the sentences that most of several formulas rate as
 * hard.
 */
async function readingOf(ref: (typeof site.pages)[number]) {
  const sentences = sellingSentences(checkedPage(site, ref, loadPage(site, ref)));
  // One line each, so that a heading without a period counts as a sentence.
  const text = sentences.map((sentence) => sentence.text.replace(/([^.!?])$/, "$1.")).join("\n\n");
  const { messages } = await retext().use(readability, { age: AGE }).process(text);
  const hard = messages.map(({ actual }) => String(actual));
  return { route: ref.route, grade: gradeOf(sentences), hard, sentences: sentences.length };
}

it("every page reads at grade 8 or below, with few hard sentences", async () => {
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
