import "../../../tests/dom-gaps";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { JsonValue } from "../../../schema/json-document";
import { type EditorData, EditorProvider } from "../editor-context";
import { FieldView } from "./field-view";

const SCHEMA = {
  type: "object",
  properties: {
    line: { title: "Small line", type: "string" },
    size: { title: "Size", enum: ["big-one", "small-one"], "x-words": ["Large", "Small"] },
    demo: { title: "AI demo", type: "string" },
    facts: { title: "Facts", type: "array", items: { title: "Fact", type: "string" } },
  },
};

/** The editor data that these fields need. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  offers: { pictures: [] },
  findings: [],
  resolveTokens: (text: string) => text,
} as unknown as EditorData;

/** A controlled group with optional fields; `onValue` is told its value at every rendering. */
function Held({ onValue }: { onValue?: (value: JsonValue | undefined) => void }) {
  const [value, setValue] = useState<JsonValue | undefined>({ line: "Calls", facts: ["No contract"] });
  onValue?.(value);
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

it("keeps the capitals of an abbreviation on the button that adds its field", () => {
  render(<Held />);
  expect(screen.getByRole("button", { name: "Add AI demo" })).toBeTruthy();
});

it("adds an optional choice unset, and offers its words", async () => {
  let latest: JsonValue | undefined;
  render(
    <Held
      onValue={(value) => {
        latest = value;
      }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add size" }));
  const select = screen.getByRole("combobox", { name: "Size" });
  expect(document.activeElement).toBe(select);
  expect(latest).not.toHaveProperty("size");
  await userEvent.selectOptions(select, "Small");
  expect(latest).toHaveProperty("size", "small-one");
  await userEvent.click(screen.getByRole("button", { name: "Remove Size" }));
  expect(latest).not.toHaveProperty("size");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add size" }));
});
