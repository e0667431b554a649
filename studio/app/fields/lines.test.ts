import fc from "fast-check";
import { expect, it } from "vitest";
import { lineAt, linesIn, rangeOfLine, textOfLines } from "./lines";

const LINES = ["A paragraph.", "## A heading", "- one", "- two", "1. first", "Another paragraph."];
const TEXT = "A paragraph.\n\n## A heading\n\n- one\n- two\n1. first\n\nAnother paragraph.";

it("joins lines into a text, with list items together and paragraphs apart", () => {
  expect(textOfLines(LINES)).toBe(TEXT);
  expect(linesIn(TEXT)).toEqual(LINES);
});

it("parses every text that it has written into the same lines", () => {
  const line = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => text.replace(/\s+/g, " ").trim());
  fc.assert(
    fc.property(fc.array(line.filter(Boolean)), (lines) => {
      expect(linesIn(textOfLines(lines))).toEqual(lines);
    }),
  );
});

it("finds the range of a line, and the line at an offset", () => {
  const range = rangeOfLine(TEXT, 2);
  expect(TEXT.slice(range?.start, range?.end)).toBe("- one");
  expect(rangeOfLine(TEXT, 9)).toBeUndefined();
  expect(lineAt(TEXT, TEXT.indexOf("two"))).toBe(3);
  expect(lineAt("\n\nfirst", 0)).toBe(0);
  expect(lineAt(TEXT, TEXT.length)).toBe(5);
});
