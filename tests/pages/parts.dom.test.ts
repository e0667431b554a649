import { expect, it } from "vitest";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { documentOf } from "./page";

it("the fixed examples of the calculator are 5, 10 and 20 missed calls a week", () => {
  const rows = [
    ...documentOf("/features/voice-calling").querySelectorAll("[data-block=calculator] .amounts tbody tr"),
  ];
  expect(rows.map((row) => textsOf(row, "th, td"))).toEqual([
    ["5 calls", "$250", "$1,083", "$13,000"],
    ["10 calls", "$500", "$2,167", "$26,000"],
    ["20 calls", "$1,000", "$4,333", "$52,000"],
  ]);
});

it("every integrated service is in the directory once", () => {
  const grid = find(documentOf("/integrations"), '[data-block="integration-grid"]');
  const names = textsOf(grid, "h4");
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect(textsOf(grid, "*")).toContain("5,000+");
});

it("the call button dials the founders' number", () => {
  const [, address] = linksOf(documentOf("/contact")).find(([words]) => words === "Call the founders") ?? [];
  expect(address).toMatch(/^tel:\+\d+$/);
});

it("how it works has a placeholder for the demo video", () => {
  const place = documentOf("/how-it-works").querySelector("[data-block=demo-video]");
  expect(wordsOf(place)).toContain("Video coming soon");
});
