import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type EditorData, EditorProvider } from "../editor-context";
import { FactsForm } from "./facts-form";
import "../../../tests/dom-gaps";

afterEach(cleanup);

it("says how a fact reads, and which facts change with it", () => {
  const price = { value: 12, unit: "usd" };
  const listPrice = { undiscounted: ["plans.standard.price", "plans.discount"], unit: "usd" };
  const content = { plans: { standard: { price, listPrice }, discount: { value: 60, unit: "percent" } } };
  const editor = {
    state: { content },
    resolveTokens: (text: string) => text.replace("{{plans.standard.price}}", "$12 a month"),
    schemas: { schema: () => ({}), choices: {} },
    findings: [],
    readings: new Map(),
  } as unknown as EditorData;
  render(
    <EditorProvider value={editor}>
      <FactsForm />
    </EditorProvider>,
  );
  const text = document.body.textContent;
  expect(text).toContain("It reads “$12 a month” today. What changes with it: Standard list price.");
  expect(screen.getAllByText(/What changes with it/)).toHaveLength(2);
});
