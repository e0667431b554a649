import { describe, expect, it } from "vitest";
import { fold, patternsOf } from "./search-patterns";

const finds = (query: string, text: string) =>
  patternsOf(query).every((pattern) => fold(text).search(pattern) >= 0);

describe("fold", () => {
  it("removes case, accents and curly apostrophes, and keeps every character's position", () => {
    const text = "Élise’s CAFÉ, Łódź, İzmir, 😀 naïve";
    expect(fold(text)).toBe("elise's cafe, łodz, izmir, 😀 naive");
    expect(fold(text)).toHaveLength(text.length);
  });
});

describe("patternsOf", () => {
  it.each([
    ["PORTING", "How porting works"],
    ["port", "How porting works"],
    ["ports", "Bring a port"],
    ["cafe", "Le café"],
    ["cafe\u0301", "Le café"],
    ["can't", "You can’t"],
    ["how do I cancel?", "Cancel in the dashboard"],
    ["“refund”", "A refund"],
    ["$12", "It is $12 a month"],
    ["24/7", "Support, 24/7"],
    ["(c++)", "c++ is not supported"],
    ["porting free", "Free porting"],
    ["how much", "The price is $12"],
    ["how much does it cost?", "What does it cost?"],
    ["fees", "Prices"],
    ["sms", "Can I text?"],
    ["transfer my number", "How porting a number works"],
    ["yearly", "Billed annually"],
    ["contract", "How do I cancel?"],
    ["security", "How is my data protected?"],
    ["overage", "Minutes beyond your plan"],
    ["text message", "Can I text?"],
    ["voice mail", "Can I read my voicemail?"],
    ["invoices", "Charges on my bill"],
    ["abroad", "International calling"],
    ["credit-card", "No credit card"],
    ["e-mail", "Send an email"],
    ["toll-free -", "A toll-free number"],
  ])("finds %s in: %s", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ["port", "We support that"],
    ["porting price", "How porting works"],
    ["c.ncel", "Cancel"],
  ])("does not find %s in: %s", (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it("matches the s of a plural, so that a whole word is marked", () => {
    const marked = (query: string, text: string) => patternsOf(query).flatMap((words) => text.match(words));
    expect(marked("dlores", "ask dlores")).toEqual(["dlores"]);
    expect(marked("port", "porting ports")).toEqual(["port", "ports"]);
  });

  it("ignores common words unless the query has no others", () => {
    expect(patternsOf("what is the price")).toHaveLength(1);
    expect(finds("who", "Who is Dlores?")).toBe(true);
    expect(finds("who", "What is it?")).toBe(false);
  });

  it("returns no patterns for blanks and lone punctuation", () => {
    expect(patternsOf(" \t ?! ")).toEqual([]);
  });
});
