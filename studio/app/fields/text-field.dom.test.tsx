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

interface HeldProps {
  schema?: JsonObject;
  text: string;
  resolveTokens?: EditorData["resolveTokens"];
}

/** A text field, whose text does not change. */
const Held = ({ schema, text, ...editor }: HeldProps) => (
  <EditorProvider value={{ ...EDITOR, ...editor }}>
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

it("shows the value of a token as soon as it is known", () => {
  const text = "Choose {{item.name}} if";
  const { rerender } = render(<Held text={text} />);
  expect(heading().textContent).toBe(text);
  rerender(<Held text={text} resolveTokens={(token) => token.replace("{{item.name}}", "Quo")} />);
  expect(heading().textContent).toBe("Choose Quo if");
});
