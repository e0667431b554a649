import { act, render } from "@testing-library/react";
import { useState } from "react";
import type { JsonObject, JsonPath, JsonValue } from "../../../schema/json-document";
import type { EditorData } from "../editor-context";
import { inEditor } from "../in-editor.fixture";
import { FieldView } from "./field-view";

/** The editor data that a field needs. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  site: { pictures: [] },
  findings: [],
  state: { content: {} },
  verdict: { isCurrent: true, reload: async () => {} },
  resolveTokens: (text: string) => text,
};

interface FieldSetup {
  schema: JsonObject;
  value: JsonValue;
  path?: JsonPath;
  editor?: Partial<EditorData>;
}

interface HeldProps extends FieldSetup {
  /** Is told the value and the function that replaces it, at every rendering. */
  onRender: (value: JsonValue | undefined, replace: (value: JsonValue) => void) => void;
}

function Held({ schema, value: first, path = ["field"], editor, onRender }: HeldProps) {
  const [value, setValue] = useState<JsonValue | undefined>(first);
  onRender(value, setValue);
  return inEditor(
    <FieldView {...{ value, at: [{ schema, file: "block.json" }], path, onChange: setValue }} isRequired />,
    { ...EDITOR, ...editor },
  );
}

/** Renders a field whose value can be edited. Returns its latest value, and functions that replace what it shows. */
export function renderField(setup: FieldSetup) {
  const latest: { value?: JsonValue | undefined } = {};
  let replace: (value: JsonValue) => void = () => {};
  const onRender: HeldProps["onRender"] = (value, replaceValue) => {
    latest.value = value;
    replace = replaceValue;
  };
  const { rerender } = render(<Held {...setup} onRender={onRender} />);
  return {
    latest,
    /** Replaces the value, as undo does. */
    replace: (value: JsonValue) => act(() => replace(value)),
    update: (changes: Partial<FieldSetup>) => rerender(<Held {...setup} {...changes} onRender={onRender} />),
  };
}
