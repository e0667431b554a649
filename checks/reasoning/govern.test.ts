import { expect, it } from "vitest";
import { governors, type Label } from "./govern";

/** Which name governs each number of a sentence; names are words in capitals. */
function governed(sentence: string, more: object = {}): (string | undefined)[] {
  const span = { start: 0, end: sentence.length };
  const labels = [...sentence.matchAll(/[A-Z]{2,}/g)].map(({ 0: word, index }): Label<string> => {
    return { start: index, end: index + word.length, about: [word] };
  });
  const values = [...sentence.matchAll(/\d+/g)].map(({ 0: word, index }) => {
    return { start: index, end: index + word.length, ...more };
  });
  return governors(sentence, span, labels, values).map((found) => found?.label.about[0]);
}

it("reads what follows a name as said of it, where the first name stands first", () => {
  expect(governed("LITE has 10 texts a month and PRO 200")).toEqual(["LITE", "PRO"]);
  expect(governed("LITE is 4 a month, or 3 for a year, and PRO is 12")).toEqual(["LITE", "LITE", "PRO"]);
  expect(governed("from LITE with 10 to PRO with 200")).toEqual(["LITE", "PRO"]);
});

it("reads what precedes a name as said of it, where the first value stands first", () => {
  expect(governed("10 texts on LITE, 200 on PRO")).toEqual(["LITE", "PRO"]);
  expect(governed("10 on LITE and 200 on PRO")).toEqual(["LITE", "PRO"]);
});

it("parts a value from a name behind a comparison or a pause", () => {
  expect(governed("12 instead of 4 on LITE")).toEqual([undefined, "LITE"]);
  expect(governed("LITE is 4 instead of 10")).toEqual(["LITE", undefined]);
  expect(governed("LITE is 4 instead of 10", { isCompared: true })).toEqual(["LITE", "LITE"]);
  expect(governed("plans begin at 4, and PRO adds minutes")).toEqual([undefined]);
  expect(governed("For 12 a month, LITE is yours")).toEqual(["LITE"]);
});

it("reads a list before a name as said of it", () => {
  expect(governed("200 minutes, 200 texts on PRO", { isListed: true })).toEqual(["PRO", "PRO"]);
  expect(governed("200 minutes are too many for us, says PRO", { isListed: true })).toEqual([undefined]);
});

it("gives nothing without a name", () => {
  expect(governed("12 a month")).toEqual([undefined]);
});
