import { expect, it } from "vitest";
import { search } from "./search-field";

const pages = [
  ["Telling callers you record", "The call: recording is announced first."],
  ["Save a call", "Recording"],
  ["All about call recording", ""],
  ["Call recording", "/features/call-recording"],
  ["Pricing", "Plans"],
] as const;
const found = (query: string) => search(pages, query, (texts) => texts).map(([name]) => name);

it("lists names that begin with the query first, then names with its words, then other texts", () => {
  expect(found("Call rec")).toEqual([
    "Call recording",
    "Telling callers you record",
    "All about call recording",
    "Save a call",
  ]);
});

it("finds entries with all words, and all entries without a query", () => {
  expect(found("plans pricing")).toEqual(["Pricing"]);
  expect(found("plans call")).toEqual([]);
  expect(found(" ")).toHaveLength(pages.length);
});
