import "../../../tests/dom-gaps";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { JsonValue } from "../../../schema/json-document";
import { type EditorData, EditorProvider } from "../editor-context";
import { FieldView } from "./field-view";

afterEach(cleanup);

const SCHEMA = { title: "Proof", type: "array", maxItems: 3, items: { title: "Fact", type: "string" } };

/** The editor data that these fields need. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  findings: [],
  readings: new Map(),
  resolveTokens: (text) => text,
} as Partial<EditorData> as EditorData;

let latest: JsonValue | undefined;

/** A controlled list of texts. */
function Held({ first }: { first: JsonValue }) {
  const [value, setValue] = useState<JsonValue | undefined>(first);
  latest = value;
  const at = [{ schema: SCHEMA, file: "block.json" }];
  return (
    <EditorProvider value={EDITOR}>
      <FieldView {...{ at, path: ["proof"], value, onChange: setValue }} isRequired />
    </EditorProvider>
  );
}

it("makes an entry of each pasted line, even if there are too many", () => {
  render(<Held first={["", "No contract"]} />);
  const clipboardData = { getData: () => "Free trial\nNo card\n\nCancel at any time" };
  fireEvent.paste(screen.getByRole("textbox", { name: "Fact 1" }), { clipboardData });
  expect(latest).toEqual(["Free trial", "No card", "Cancel at any time", "No contract"]);
  expect(screen.queryByRole("button", { name: "Add fact" })).toBeNull();
});

it("keeps the focus on the button of an entry that has reached the end of its list", async () => {
  const user = userEvent.setup();
  render(<Held first={["No contract", "No card"]} />);
  screen.getByRole("button", { name: "Move Fact 1 down" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(latest).toEqual(["No card", "No contract"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Fact 2 down" }));
});
