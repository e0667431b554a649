import { describe, expect, it } from "vitest";
import { normalize } from "./normalize";

describe("normalize", () => {
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
    ["14‑day −5", "14-day -5"],
    ["dollars\u200bper", "dollars per"],
    ["12\u200bdollars", "12dollars"],
    ["1\u200b2 dollars", "12 dollars"],
    ["1\u200b\u200b2 dollars", "1\n2 dollars"],
    ["a \u200bb", "a b"],
    [
      "see https://a.b/c?d=1 now",
      "see \ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc now",
    ],
    ["{{a.b}}!", "\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc\ufffc!"],
  ])("normalizes %j", (given, plain) => {
    expect(normalize(given).text).toBe(plain);
  });

  it("maps positions back to the original text", () => {
    const { text, toOriginal } = normalize("*a*  １２\u200b b");
    expect(text).toBe("a 12 b");
    expect(toOriginal(0, 1)).toEqual({ offset: 1, text: "a" });
    expect(toOriginal(2, 4)).toEqual({ offset: 5, text: "１２" });
    expect(toOriginal(5, 6)).toEqual({ offset: 9, text: "b" });
  });
});
