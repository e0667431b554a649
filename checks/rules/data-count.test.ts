import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { foundBy, inProject } from "../../tests/check/page-rule";
import { block, type Files, page, text } from "../../tests/check/project";
import { quantitiesIn } from "../quantities/quantities";
import { isCounted } from "../reasoning/counted";
import { dataCount } from "./data-count";

const real = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const step = (title: string) => ({ title, text: "It takes a moment." });
const steps = (heading: string, intro: string) =>
  block("steps", { heading, intro, items: ["Choose", "Invite", "Ring"].map(step) });
const found = (blocks: readonly object[], files: Files = {}, meta = {}) =>
  foundBy(dataCount, { "pages/index.json": page(blocks, meta), ...files });

it("compares a heading with the list below it", () => {
  expect(found([steps("Four steps to a number", "Then 5 small things to know.")])).toMatchInlineSnapshot(`
    "
    pages/index.json:16:21 «Four steps» error data-count
    block 2 steps: "Four steps" is not right: the list below has 3.
    Fix: Write 3, in digits or words, or change the list.

    pages/index.json:17:24 «5 small things» error data-count
    block 2 steps: "5 small things" is not right: the list below has 3.
    Fix: Write 3, in digits or words, or change the list.
    "
  `);
  expect(found([steps("Three steps to a number", "Then one more thing.")])).toBe("\n\n");
});

it("compares the page's own texts with the one block that lists such things", () => {
  const title = "A number in five steps, and then you ring";
  expect(found([steps("How it goes", "Do them in order.")], {}, { title })).toMatchInlineSnapshot(`
    "
    pages/index.json:2:25 «five steps» error data-count
    "five steps" is not right: the block steps of this page lists 3.
    Fix: Write 3, in digits or words, or change the list.
    "
  `);
  expect(found([steps("One", "In order."), steps("Two", "In order.")], {}, { title })).toBe("\n\n");
});

it("counts the plans of the constants where all of them are meant", () => {
  expect(
    found([
      text("There are four plans to choose from."),
      text("Two plans have recording. The other two plans do not exist."),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:28 «four plans» error data-count
    block 2 rich-text: "four plans" is not right: data/constants.json has 3.
    Fix: Write 3, in digits or words, or change the list.
    "
  `);
});

const summary = (name: string) => real(`data/comparisons/${name}.json`);
const compared: Files = {
  "data/comparisons/dialpad.json": summary("dialpad"),
  "data/comparisons/quo.json": summary("quo"),
  "data/comparisons/aircall.json": summary("aircall"),
};

it("counts the services that are compared, those named in the sentence too", () => {
  const blocks = [text("We compare Pingo with 12 other services."), text("Three services asked for a card.")];
  expect(found(blocks, compared)).toMatchInlineSnapshot(`
    "
    pages/index.json:16:40 «12 other services» error data-count
    block 2 rich-text: "12 other services" is not right: data/comparisons has 3.
    Fix: Write 3, in digits or words, or change the list.
    "
  `);
});

it("leaves some of many, open numbers and made-up stories alone", () => {
  const story = block(
    "steps",
    { heading: "Nine steps", items: ["Choose", "Ring"].map(step) },
    { illustrative: true },
  );
  expect(found([steps("Two of them do two jobs", "For 40+ countries."), story])).toBe("\n\n");
});

it("knows a count of listed things, right or wrong", () => {
  const blocks = [steps("Four steps to a number", "Three small steps in two days.")];
  const counts = inProject({ "pages/index.json": page(blocks) }, (site, pages) =>
    pages.flatMap((checked) =>
      checked.fields.flatMap((field) =>
        quantitiesIn(field.source ?? "").map((quantity) => [
          quantity.text,
          isCounted(checked, field, quantity, site),
        ]),
      ),
    ),
  );
  expect(counts).toEqual([
    ["Four steps", true],
    ["Three small steps", true],
    ["two days", false],
  ]);
});
