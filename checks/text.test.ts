import { expect, it } from "vitest";
import { proseOf, sentenceAt, sentencesOf, withoutTokens } from "./text";

it("splits sentences at full stops and line breaks, but not at decimal points", () => {
  const text = "It is $0.05. More? (No!) One\nTwo";
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "It is $0.05.",
    " More?",
    " (No!",
    ") One\n",
    "Two",
  ]);
});

it("keeps the address of a link with its words, also if the link ends the sentence", () => {
  const text = "See [how it works.](/how-it-works) Or [call us.](tel:+12025550118)";
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "See [how it works.](/how-it-works)",
    " Or [call us.](tel:+12025550118)",
  ]);
});

it("does not end a sentence at an abbreviation", () => {
  const text = "Ask Dr. Lee, e.g. at noon. It is Lite vs. Standard, i.e. one of two.";
  expect(sentencesOf(text)).toHaveLength(2);
});

it("returns the sentence at an offset", () => {
  const text = "It is $0.05. More? One\nTwo";
  expect(sentenceAt(text, text.indexOf("05"))).toEqual({ start: 0, sentence: "It is $0.05." });
  expect(sentenceAt(text, text.indexOf("Two"))).toEqual({ start: text.indexOf("Two"), sentence: "Two" });
  expect(sentenceAt(text, text.length)).toEqual({ start: text.length, sentence: "" });
});

it("returns only the part of a long sentence around the offset", () => {
  const { start, sentence } = sentenceAt("word ".repeat(1000), 2500);
  expect(start).toBe(2200);
  expect(sentence).toHaveLength(600);
});

it("blanks Markdown markup and addresses without moving other text", () => {
  const text = "**Lite:** [all](/pricing) at https://example.com/lite now";
  expect(proseOf(text).split(/ +/)).toEqual(["", "Lite:", "all", "at", "now"]);
  expect(proseOf(text).indexOf("now")).toBe(text.indexOf("now"));
});

it("blanks tokens without moving other text", () => {
  expect(withoutTokens("At {{a.b}} now")).toBe(`At ${"\ufffc".repeat(7)} now`);
});
