import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { block, check, page, text } from "../../tests/check/project";
import { repeatedEntry } from "./repeated-entry";

const statistics = (...labels: string[]) =>
  block("statistics", { items: labels.map((label) => ({ value: "24/7", label })) });

it("reports a repeated block and a repeated question", () => {
  const faq = block("faq", {
    heading: "Questions",
    items: ["One.", "Two."].map((answer) => ({ question: "Is it free?", answer })),
  });
  const files = { "pages/index.json": page([text("Call us."), faq, text("Call us.")]) };
  expect(findingsOfRule(repeatedEntry, files)).toMatchInlineSnapshot(`
    "
    pages/index.json:28:11 «{» error repeated-entry
    The question "Is it free?" is in this list twice: it is also entry 1.
    Fix: Remove one, or change it.

    pages/index.json:35:5 «{» error repeated-entry
    This rich-text block is in this list twice: it is also entry 2.
    Fix: Remove one, or change it.
    "
  `);
});

it("accepts repeated figures, and is the only fault of a repeated block with an anchor", () => {
  expect(
    findingsOfRule(repeatedEntry, { "pages/index.json": page([statistics("support", "sales")]) }).trim(),
  ).toBe("");
  const twice = page([text("Call us.", { anchor: "call" }), text("Call us.", { anchor: "call" })]);
  const { diagnostics } = check({ "pages/index.json": twice });
  const faults = diagnostics.filter(({ severity }) => severity !== "notice");
  expect(faults.map(({ rule }) => rule)).toEqual(["repeated-entry"]);
});

it("reports a feature that a grid lists twice, but not two sections about one feature", () => {
  const twice = (type: string, field: string) =>
    block(type, { items: ["One.", "Two."].map((text) => ({ feature: "callRecording", [field]: text })) });
  const found = (entry: object) => findingsOfRule(repeatedEntry, { "pages/index.json": page([entry]) });
  expect(found(twice("feature-grid", "benefit"))).toContain(
    'The feature "callRecording" is in this list twice: it is also entry 1.',
  );
  expect(found(twice("feature-blocks", "title")).trim()).toBe("");
});
