import { describe, expect, it } from "vitest";
import { aligned, wrap } from "./columns";

describe("columns", () => {
  it("align names to the left and numbers to the right", () => {
    expect(
      aligned([
        ["a", "1", ""],
        ["bcd", "230", "note"],
      ]),
    ).toEqual(["a      1", "bcd  230  note"]);
  });

  it("break between words, and nowhere else", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("a-very-long-word b", 4)).toEqual(["a-very-long-word", "b"]);
  });
});
