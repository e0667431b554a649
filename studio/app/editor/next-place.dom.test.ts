import { EditorView } from "@codemirror/view";
import { expect, it, vi } from "vitest";
import type { JsonPath } from "../../../schema/json-document";
import type { EditorData } from "../editor-context";
import { goToNextPlace } from "./next-place";
import { createState, type Selection } from "./state";

it.each<[string, JsonPath, Selection?]>([
  ["blocks/0/props/heading", ["blocks", 0, "props", "items", 0]],
  ["blocks/0/props/items/0", ["blocks", 1, "props", "intro"]],
  // A button that adds a field.
  ["blocks/1/props/heading", ["blocks", 1, "props", "intro"]],
  // A block in the list of blocks.
  ["blocks/1", ["blocks", 1, "props", "intro"]],
  // Nothing is focused: it starts in the selected block.
  ["", ["blocks", 1, "props", "intro"]],
  ["", ["title"], "page"],
  ["blocks/1/props/intro", ["title"]],
])("goes from %s to the next text to write or to fix", (from, path, selected = 1) => {
  document.body.innerHTML = `<button data-place="${from}"></button>`;
  if (from) document.querySelector("button")?.focus();
  const blocks = [
    { type: "hero", props: { heading: "Calls", items: ["[Point 1]", "Texts"] } },
    { type: "faq", props: { intro: "From $13", note: "A button" } },
  ];
  const finding = { rule: "figure", where: "", message: "" };
  const goToPath = vi.fn();
  goToNextPlace({
    state: createState({ title: "[Title]", blocks }, selected),
    findings: [
      { ...finding, severity: "error", path: ["blocks", 1, "props", "intro"] },
      { ...finding, severity: "notice", path: ["blocks", 1, "props", "note"] },
    ],
    goToPath,
  } as Partial<EditorData> as EditorData);
  expect(goToPath).toHaveBeenCalledExactlyOnceWith(path);
});

it("goes on from the line with the caret in an article", () => {
  document.body.innerHTML = '<div data-place="body"></div>';
  const extensions = EditorView.contentAttributes.of({ "data-lines": "" });
  const parent = document.querySelector("div") as HTMLElement;
  new EditorView({ doc: "[One]\n\n[Two]", extensions, parent }).focus();
  const goToPath = vi.fn();
  const state = createState({ body: ["[One]", "[Two]"] });
  goToNextPlace({ state, findings: [], goToPath } as Partial<EditorData> as EditorData);
  expect(goToPath).toHaveBeenCalledExactlyOnceWith(["body", 1]);
});
