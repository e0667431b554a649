import "../../../tests/dom-gaps";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { JsonValue } from "../../../schema/json-document";
import { type EditorData, EditorProvider } from "../editor-context";
import { FieldView } from "./field-view";

afterEach(cleanup);

const SCHEMA = {
  title: "Figures",
  type: "object",
  additionalProperties: { title: "Figure", type: "string", maxLength: 14 },
};

/** The editor data that these fields need. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  findings: [],
  readings: new Map(),
  resolveTokens: (text) => text,
} as Partial<EditorData> as EditorData;

let latest: JsonValue | undefined;

/** A controlled map field. */
function Held({ first }: { first: JsonValue }) {
  const [value, setValue] = useState<JsonValue | undefined>(first);
  latest = value;
  const at = [{ schema: SCHEMA, file: "block.json" }];
  return (
    <EditorProvider value={EDITOR}>
      <FieldView {...{ at, path: ["figures"], value, onChange: setValue }} isRequired />
    </EditorProvider>
  );
}

it("renames an entry without replacing another one", async () => {
  const user = userEvent.setup();
  render(<Held first={{ Calls: "12", Texts: "30" }} />);
  const second = () => screen.getByRole("textbox", { name: "Name 2" });
  await user.clear(second());
  await user.type(second(), "Calls");
  expect(latest).toEqual({ Calls: "12", Texts: "30" });
  // While it was typed, "Calls 2" was "Calls".
  await user.type(second(), " 2");
  await user.tab();
  expect(latest).toEqual({ Calls: "12", "Calls 2": "30" });
  await user.clear(second());
  await user.type(second(), "Calls");
  await user.tab();
  expect(latest).toEqual({ Calls: "12", "Calls 2": "30" });
});

it("adds an entry with a unique name, and removes one", async () => {
  const user = userEvent.setup();
  render(<Held first={{ "Name 2": "12" }} />);
  await user.click(screen.getByRole("button", { name: "Add entry" }));
  await user.click(screen.getByRole("button", { name: "Add entry" }));
  expect(latest).toEqual({ "Name 2": "12", "Name 1": "[Figure]", "Name 3": "[Figure]" });
  const remove = screen.getByRole("button", { name: "Remove Name 2" });
  expect(remove.title).toBe("Remove Name 2");
  await user.click(remove);
  expect(Object.keys(latest as object)).toEqual(["Name 1", "Name 3"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Name 1");
});
