import { expect, it } from "vitest";
import { excerpt, inGroups, search } from "./search-field";

const pages = [
  ["Telling callers you record", "The call: recording is announced first."],
  ["Save a call", "Recording"],
  ["All about call recording", ""],
  ["Call recording", "/features/call-recording"],
  ["Pricing", "Plans"],
  ["Words apart", "A free number for the first month, on a trial"],
  ["Words in a row", "Try it free for a month"],
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

it("lists texts with the words in a row before texts with the words apart", () => {
  expect(found("free for")).toEqual(["Words in a row", "Words apart"]);
});

it("ignores fillers, which would find only what has them too", () => {
  expect(found("pricing of the plans")).toEqual(["Pricing"]);
  const facts = [
    ["Standard list price", "plan cost* off"],
    ["Standard price", "plan cost*"],
  ] as const;
  expect(search(facts, "cost of the standard plan", (own) => own)).toHaveLength(2);
  expect(search(facts, "what is included in Standard", (own) => own)).toHaveLength(2);
  // Without another word, a filler is what is searched for.
  expect(found("for a")).toEqual(["Words in a row", "Words apart"]);
});

it("finds a word with any ending if the text says so", () => {
  const texts = [["Price", "month* fee"]] as const;
  const hits = (query: string) => search(texts, query, (own) => own).length;
  expect(["monthly", "month", "price monthly"].map(hits)).toEqual([1, 1, 1]);
  expect(["fees", "mon thrice", "yearly"].map(hits)).toEqual([0, 0, 0]);
});

it("finds a plural in -ies by its singular", () => {
  expect(search([["Persona stories"]] as const, "story", (own) => own)).toHaveLength(1);
});

it("cuts out the words around a query", () => {
  const text =
    "Forward calls to any phone. Your number comes along when you move, and nobody has to dial another one.";
  expect(excerpt(text, "Number COMES ")).toBe(
    "… calls to any phone. Your number comes along when you move, and nobody has to dial another …",
  );
  expect(excerpt(text, "along dial")).toBe(
    "… calls to any phone. Your number comes along when you move, and nobody has to dial another …",
  );
  expect(excerpt(text, "")).toBe("");
  expect(excerpt(text, "fax")).toBe("");
});

it("finds entries with all words, and all entries without a query", () => {
  expect(found("plans pricing")).toEqual(["Pricing"]);
  expect(found("plans call")).toEqual([]);
  expect(found(" ")).toHaveLength(pages.length);
});

it("puts entries of a group together, and all results of a query", () => {
  const [steps, plans, grid] = [
    { group: "Features", name: "Steps" },
    { group: "Prices", name: "Plans" },
    { group: "Features", name: "Grid" },
  ];
  expect(inGroups([steps, plans, grid], "")).toEqual([
    ["Features", [steps, grid]],
    ["Prices", [plans]],
  ]);
  expect(inGroups([plans, grid], "p")).toEqual([["Found", [plans, grid]]]);
  expect(inGroups([], "x")).toEqual([]);
});
