import { describe, expect, it } from "vitest";
import { normalise } from "./normalise";

describe("normalise", () => {
  it.each([
    ["plain text, 12.", "plain text, 12."],
    ["a  b\tc", "a b c"],
    ["a\nb", "a b"],
    ["a\r\n\r\nb", "a\nb"],
    ["a\nB", "a\nB"],
    ["a\n- b", "a\n- b"],
    ["1\u00a0000", "1\u00a0000"],
    ["12\u00a0texts", "12 texts"],
    ["$\u200b12\u200b", "$12"],
    ["**bold** and *light*", "bold and light"],
    ["snake_case _word_", "snake_case word"],
    ["[12](/a) minutes", "12 minutes"],
    ["＄１２ ％", "$12 %"],
    ["١٢ ۱۲ १२ 𝟏𝟐", "12 12 12 12"],
    ["14‑day −5", "14-day -5"],
    ["&#36;12&nbsp;a &#x24;", "$12 a $"],
    [
      "see https://a.b/c?d=1 now",
      "see \ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc now",
    ],
    ["{{a.b}}!", "\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc!"],
  ])("makes %j plain", (given, plain) => {
    expect(normalise(given).text).toBe(plain);
  });

  it.each([
    ["dollars\u200bper", true, "dollarsper", "dollars per"],
    ["12\u200bdollars", true, "12dollars", "12 dollars"],
    ["1\u200b2 dollars", false, "12 dollars", "12 dollars"],
    ["a \u200bb", false, "a b", "a b"],
  ])("reads a mark in %j as nothing or as a space", (given, isAmbiguous, joined, parted) => {
    expect(normalise(given).isAmbiguous).toBe(isAmbiguous);
    expect(normalise(given).text).toBe(joined);
    expect(normalise(given, true).text).toBe(parted);
  });

  it("knows the way back", () => {
    const given = "*a*  １２\u200b 𝟏 b";
    const { text, offsets } = normalise(given);
    expect(text).toBe("a 12 1 b");
    const back = [...text].map((_, index) => given.slice(offsets.startOf(index), offsets.endOf(index + 1)));
    expect(back).toEqual(["a", " ", "１", "２", " ", "𝟏", " ", "b"]);
  });
});
