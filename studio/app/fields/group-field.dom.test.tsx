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
  type: "object",
  properties: {
    line: { title: "Small line", type: "string" },
    facts: { title: "Facts", type: "array", items: { title: "Fact", type: "string" } },
  },
};

/** The editor data that these fields need. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  offers: { pictures: [] },
  findings: [],
  readings: new Map(),
  resolveTokens: (text: string) => text,
} as unknown as EditorData;

/** A controlled group with optional fields. */
function Held() {
  const [value, setValue] = useState<JsonValue | undefined>({ line: "Calls", facts: ["No contract"] });
  return (
    <EditorProvider value={EDITOR}>
      <FieldView
        at={[{ schema: SCHEMA, file: "block.json" }]}
        path={["props"]}
        {...{ value }}
        onChange={setValue}
        isRequired
      />
    </EditorProvider>
  );
}

it.each([
  ["Remove Small line", "Add small line"],
  ["Remove Facts", "Add facts"],
  ["Remove Fact 1", "Add facts"],
])("moves the focus from “%s” to “%s”", async (pressed, focused) => {
  render(<Held />);
  screen.getByRole("button", { name: pressed }).focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: focused }));
});
