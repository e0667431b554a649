import { expect, it } from "vitest";
import { proseOf, sentenceAt, sentencesOf, withoutTokens } from "./text";

it("parts sentences at stops and lines, not at points of numbers", () => {
  const text = "It is $0.05. More? (No!) One\nTwo";
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "It is $0.05.",
    " More?",
    " (No!",
    ") One\n",
    "Two",
  ]);
});

it("reads on behind an abbreviation", () => {
  const text = "Ask Dr. Lee, e.g. at noon. It is Lite vs. Standard, i.e. one of two.";
  expect(sentencesOf(text)).toHaveLength(2);
});

it("finds the sentence of an offset", () => {
  const text = "It is $0.05. More? One\nTwo";
  expect(sentenceAt(text, text.indexOf("05"))).toEqual({ start: 0, sentence: "It is $0.05." });
  expect(sentenceAt(text, text.indexOf("Two"))).toEqual({ start: text.indexOf("Two"), sentence: "Two" });
  expect(sentenceAt(text, text.length)).toEqual({ start: text.length, sentence: "" });
});

it("looks at no more of a long sentence than what is near", () => {
  const { start, sentence } = sentenceAt("word ".repeat(1000), 2500);
  expect(start).toBe(2200);
  expect(sentence).toHaveLength(600);
});

it("blanks the signs of Markdown and addresses, place by place", () => {
  const text = "**Lite:** [all](/pricing) at https://example.com/lite now";
  expect(proseOf(text).split(/ +/)).toEqual(["", "Lite:", "all", "at", "now"]);
  expect(proseOf(text).indexOf("now")).toBe(text.indexOf("now"));
});

it("takes the tokens out, and leaves the rest in its place", () => {
  expect(withoutTokens("At {{a.b}} now")).toBe(`At ${"\ufffc".repeat(7)} now`);
});
