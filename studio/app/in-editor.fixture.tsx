import "../../tests/dom-gaps";
import type { ReactElement } from "react";
import { type EditorData, EditorProvider } from "./editor-context";

/** A part of the editor, with the data that it needs. */
export const inEditor = (part: ReactElement, editor: object) => (
  <EditorProvider value={editor as EditorData}>{part}</EditorProvider>
);
