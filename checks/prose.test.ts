import { expect, it } from "vitest";
import { proseOf, withoutTokens } from "./prose";

it("blanks the signs of Markdown and addresses, place by place", () => {
  const text = "**Lite:** [all](/pricing) at https://example.com/lite now";
  expect(proseOf(text).split(/ +/)).toEqual(["", "Lite:", "all", "at", "now"]);
  expect(proseOf(text).indexOf("now")).toBe(text.indexOf("now"));
});

it("takes the tokens out, and leaves the rest in its place", () => {
  expect(withoutTokens("At {{a.b}} now")).toBe(`At ${"\ufffc".repeat(7)} now`);
});
