import { expect, it, vi } from "vitest";
import type { EditorData } from "../editor-context";
import { goToNextPlace } from "./next-place";
import { createState } from "./state";

it.each([
  ["blocks/0/props/heading", ["blocks", 0, "props", "items", 0]],
  ["blocks/0/props/items/0", ["blocks", 1, "props", "intro"]],
  // A block in the list of blocks.
  ["blocks/1", ["blocks", 1, "props", "intro"]],
  // Nothing is focused: it starts in the selected block.
  ["", ["blocks", 1, "props", "intro"]],
  ["blocks/1/props/intro", ["title"]],
])("goes from %s to the next text to write or to fix", (from, path) => {
  document.body.innerHTML = `<button data-place="${from}"></button>`;
  if (from) document.querySelector("button")?.focus();
  const blocks = [
    { type: "hero", props: { heading: "Calls", items: ["[Point 1]", "Texts"] } },
    { type: "faq", props: { intro: "From $13", note: "A button" } },
  ];
  const finding = { rule: "figure", where: "", message: "" };
  const goToPath = vi.fn();
  goToNextPlace({
    state: createState({ title: "[Title]", blocks }, 1),
    findings: [
      { ...finding, severity: "error", path: ["blocks", 1, "props", "intro"] },
      { ...finding, severity: "notice", path: ["blocks", 1, "props", "note"] },
    ],
    goToPath,
  } as Partial<EditorData> as EditorData);
  expect(goToPath).toHaveBeenCalledExactlyOnceWith(path);
});
