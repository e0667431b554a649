import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { FactsForm } from "./facts-form";

const price = (value: number) => ({ value, unit: "usd", per: "month" });
const listPrice = { undiscounted: ["plans.standard.price", "plans.discount"], unit: "usd" };
const CONTENT = {
  plans: { standard: { price: price(12), listPrice }, discount: { value: 60, unit: "percent" } },
  addOns: { localNumber: price(2) },
  features: { internationalCalling: { value: "pay-as-you-go", unit: "plan-tag" } },
};
const EDITOR = {
  state: { content: CONTENT },
  schemas: { schema: (path: string) => JSON.parse(readFileSync(path, "utf8")), choices: {} },
  findings: [],
  site: {
    facts: [{ about: "fee month*", tokens: [{ token: "{{addOns.localNumber}}", reads: "$2 a month" }] }],
  },
  resolveTokens: (text: string) => text.replace("{{plans.standard.price}}", "$12 a month"),
};

beforeEach(() => void render(inEditor(<FactsForm />, EDITOR)));

it("says how a fact reads, and which facts change with it", () => {
  const text = document.body.textContent;
  expect(text).toContain("It reads “$12 a month” today. What changes with it: Standard list price.");
  expect(screen.getAllByText(/What changes with it/)).toHaveLength(2);
});

it("finds a fact by the words of its subject and its period", () => {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "monthly fee" } });
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(screen.getByLabelText("Local number", { selector: "input" })).toBeTruthy();
});

it("offers every tag for the plans that have a feature", () => {
  const tag = screen.getByLabelText<HTMLSelectElement>("International calling");
  expect([...tag.options].map(({ text }) => text)).toEqual([
    "On every plan",
    "From Standard on",
    "On Enterprise alone",
    "Pay-as-you-go",
  ]);
});
