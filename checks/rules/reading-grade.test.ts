import { expect, it } from "vitest";
import { findingsOf, page } from "../../tests/check/project";
import { gradeOf } from "./reading-grade";

const HARD =
  "Notwithstanding organizational considerations, the administration subsequently implemented infrastructure modifications.";
const PLAIN = "You pick up the phone, you say hello, and the two of you can talk. ";

const hero = (intro: string, route = "index") =>
  findingsOf("reading-grade", {
    "pages/index.json": page(),
    [`pages/${route}.json`]: { ...page(), blocks: [{ type: "hero", props: { heading: "Answered", intro } }] },
  });

it("grades a hard sentence higher than an easy one", () => {
  expect(gradeOf([{ words: HARD.split(" ") }])).toBeGreaterThan(8);
  expect(gradeOf([{ words: PLAIN.trim().split(" ") }])).toBeLessThan(8);
});

it("reports the hardest sentence of a page that is too hard as a whole", () => {
  expect(hero(`${PLAIN}${HARD} ${HARD.replace("the", "their")}`)).toMatchInlineSnapshot(`
    "
    pages/index.json:10:18 «"You pick up the phone, you say hello, and the two of you can talk. Notwithstanding organizational considerations, the administration subsequently implemented infrastructure modifications. Notwithstanding organizational considerations, their administration subsequently implemented infrastructure modifications."» warning reading-grade
    block 1 Hero “Answered”, Introduction: The headings, introductions and features of this page are at reading grade 15.0; the limit is 8. The hardest sentence: “Notwithstanding organizational considerations, the administration subsequently implemented infrastructure modifications.”
    Fix: Split it in two, or use shorter words; then check again for the next one.
    "
  `);
  expect(hero(`${PLAIN.repeat(9)}${HARD}`).trim()).toBe("");
});

it("ignores short texts and legal texts", () => {
  expect(hero("Notwithstanding organizational considerations.").trim()).toBe("");
  expect(hero(`${HARD} ${HARD} ${HARD}`, "legal/terms").trim()).toBe("");
});

it("ends at a long word without vowels", () => {
  expect(gradeOf([{ words: ["x".repeat(2_000_000)] }])).toBeLessThan(8);
});
