import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { Changes } from "./changes-dialog";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

const SCHEMA = {
  type: "object",
  properties: {
    color: { enum: ["sun", "ink"], "x-words": ["Amber", "Dark"] },
    text: { type: "string" },
  },
};

it("shows a change in the words of the form, and marks the words that differ", () => {
  const editor = {
    entry: { file: "data/one.json", schema: "one.json" },
    site: { blocks: [] },
    schemas: { schema: () => SCHEMA, choices: {} },
    resolveTokens: (text: string) => text,
  };
  const before = { color: "sun", text: "Calls reach you." };
  const after = { color: "ink", text: "Calls always reach you." };
  render(inEditor(<Changes {...{ before, after }} />, editor));
  expect(screen.getAllByRole("deletion").map(({ textContent }) => textContent)).toEqual(["Amber"]);
  expect(screen.getAllByRole("insertion").map(({ textContent }) => textContent)).toEqual(["Dark", "always "]);
  expect(screen.getByText("always").closest("p")?.textContent).toBe("Calls always reach you.");
});
