import { expect, it } from "vitest";
import { snippet } from "./json-schema";

const bodyOf = (...[value, content]: [Parameters<typeof snippet>[2], Parameters<typeof snippet>[3]?]) =>
  snippet("Label", "What it is.", value, content).bodyText;

it("escapes tab stops and closing braces", () => {
  expect(bodyOf({ price: "$12", token: "{{plans.standard.price}}", path: "a\\b" })).toBe(
    '{\n\t"price": "\\$12",\n\t"token": "{{plans.standard.price\\}\\}",\n\t"path": "a\\\\\\\\b"\n\\}',
  );
});

it("selects the heading, or else the first text", () => {
  const titled = { eyebrow: "Small", heading: "Costs $5", items: [] };
  expect(bodyOf({ props: titled }, titled)).toContain(`"heading": "\${1:Costs \\$5}"`);
  const untitled = { items: [], note: "A note", more: "More" };
  expect(bodyOf({ props: untitled }, untitled)).toContain(`"note": "\${1:A note}"`);
});

it("selects nothing without a text at the top level", () => {
  expect(bodyOf({ props: { items: ["a"] } }, { items: ["a"] })).not.toContain("${1");
});
