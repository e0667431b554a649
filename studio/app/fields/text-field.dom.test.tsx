import { EditorView } from "@codemirror/view";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { JsonObject } from "../../../schema/json-document";
import { type EditorData, EditorProvider } from "../editor-context";
import { FieldView } from "./field-view";

afterEach(cleanup);

/** The editor data that the field needs. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  findings: [],
  readings: new Map(),
  resolveTokens: (text) => text,
} as Partial<EditorData> as EditorData;

/** A text field, whose text does not change. */
const Held = ({ schema, text }: { schema?: JsonObject; text: string }) => (
  <EditorProvider value={EDITOR}>
    <FieldView
      at={[{ schema: { title: "Heading", type: "string", ...schema }, file: "block.json" }]}
      path={["heading"]}
      value={text}
      isRequired
      onChange={() => {}}
    />
  </EditorProvider>
);

const heading = () => screen.getByRole("textbox", { name: "Heading" });
const textIn = (element: HTMLElement) => EditorView.findFromDOM(element)?.state.doc.toString();

it("breaks a line on Enter only where the break is shown", () => {
  const { rerender } = render(<Held text="Calls" />);
  fireEvent.keyDown(heading(), { key: "Enter" });
  expect(textIn(heading())).toBe("Calls");
  rerender(<Held text="Calls" schema={{ format: "markdown" }} />);
  fireEvent.keyDown(heading(), { key: "Enter" });
  expect(textIn(heading())).toBe("\nCalls");
});
