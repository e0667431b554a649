import { expect, it } from "vitest";
import { findingsOfRule, itJudges, loadedSite } from "../../tests/check/page-rule";
import { block, page, text } from "../../tests/check/project";
import { houseStyle } from "./house-style";

it("marks the words, and suggests a replacement", () => {
  const files = { "pages/index.json": page([text("Somebody rang off at 19:40.")]) };
  expect(findingsOfRule(houseStyle, files)).toMatchInlineSnapshot(`
    "
    pages/index.json:16:18 «Somebody» error house-style
    block 2 rich-text: "Somebody" is not how we write.
    Fix: Write "someone", or say it another way.

    pages/index.json:16:27 «rang off» error house-style
    block 2 rich-text: "rang off" is not how we write.
    Fix: Write "hung up", or say it another way.

    pages/index.json:16:39 «19:40» error house-style
    block 2 rich-text: "19:40" is not how we write.
    Fix: Write it with am or pm, as in 7:40 pm.
    "
  `);
});

it("reports a 24-hour time that is shown as it is, but not one that a component formats", () => {
  const card = {
    day: "Monday",
    time: "21:50",
    title: "The phone rings",
    text: "Nobody is there.",
    cost: "Lost",
  };
  const cards = block("problem-cards", {
    heading: "Late calls",
    items: [card, { ...card, time: "9:50 pm" }],
  });
  const call = { time: "16:30", caller: "Ana", result: "Answered", outcome: "answered" };
  const log = block("hero", {
    heading: "Calls",
    intro: "All of them.",
    visual: { kind: "call-log", calls: [call] },
  });
  const said = findingsOfRule(houseStyle, { "pages/index.json": page([cards, log]) });
  expect(said.match(/«[^»]+»/g)).toEqual(["«21:50»"]);
});

it("ignores addresses and tokens", () => {
  const body =
    "[Colors](https://www.colour-blindness.example/a?rang=9:00) and {{item.rang}} {{site.colour}}.";
  expect(findingsOfRule(houseStyle, { "pages/index.json": page([text(body)]) }).trim()).toBe("");
});

it("keeps the ending of a word in another spelling", () => {
  const files = { "pages/index.json": page([text("We apologised.")]) };
  expect(findingsOfRule(houseStyle, files)).toContain('Write "apologized"');
});

it("fixes a time in capitals or with periods", () => {
  const files = { "pages/index.json": page([text("Call at 9:10 AM, at 7 p.m. or until 10PM.")]) };
  const found = findingsOfRule(houseStyle, files);
  for (const time of ["9:10 am", "7 pm", "10 pm"]) expect(found).toContain(`Fix: Write "${time}".`);
});

it.each([
  ["We open at 9 AM.", "9 AM", "9 am"],
  ["We close at 5 p.m.", "5 p.m.", "5 pm."],
  ["Call by 5 P.M. Sam answers.", "5 P.M.", undefined],
  ["Call at 5 p.m. on Friday.", "5 p.m.", "5 pm"],
])("keeps the end of a sentence when it fixes a time: %s", (body, before, after) => {
  const { site, pages } = loadedSite({ "pages/index.json": page([text(body)]) });
  const found = pages.flatMap((checked) => houseStyle.check(checked, site));
  expect(found.map(({ length, edit }) => [length, edit?.text])).toEqual([[before.length, after]]);
});

const wrong = [
  "Ask whom you like.",
  "The shop is open from 9:00 to 5 pm.",
  "We apologised to the neighbours.",
  "It’s ten o’clock.",
  "Ask Dolores.",
  "Dlroes answers.",
  "We are PINGO.",
  "Go to Pingo.ai now.",
  "Call your mobile phone.",
  "An estate agent is no real estate agent.",
];
const right = [
  "Your phone rings, and Sam calls back at 7:40 pm or 12:05 am.",
  "The message is 0:42 pm long.",
  "See https://pingo.example/colour for more.",
  "99.9:10 and 1:02:03 are no times.",
  "A boring ringer.",
  "Write to hello@pingo.example, or ask Dlores’s team at Pingo.",
  "Bingo is on Friday.",
  "A real estate agent and two real estate agents.",
];

itJudges(houseStyle, wrong, right);
