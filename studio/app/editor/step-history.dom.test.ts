import { expect, it, vi } from "vitest";
import type { EditorData } from "../editor-context";
import { type Action, createState, reducer } from "./state";
import { stepHistory } from "./step-history";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

const content = { blocks: ["a", "b", "c", "d"].map((type) => ({ type, props: {} })) };

/** Makes a change with one block selected, undoes it with another one selected, and returns what is announced. */
function announcementOf(change: object, selected: number): string | undefined {
  let state = [
    { kind: "move", ...change },
    { kind: "select", selected },
  ].reduce((from, event) => reducer(from, event as Action), createState(content, 0));
  const notices: string[] = [];
  const dispatch = (event: Action) => {
    if (event.kind === "notify") notices.push(event.notice);
    state = reducer(state, event);
  };
  const entry = { name: "Home", schema: "pages/page.schema.json" };
  const goToPath = vi.fn();
  const schemas = { schema: () => ({}) };
  const editor = { state, dispatch, entry, goToPath, site: { blocks: [] }, schemas };
  stepHistory(editor as unknown as EditorData, "undo");
  return notices.at(-1);
}

it("names the moved block, whichever is selected", () => {
  expect(announcementOf({ from: 0, to: 2 }, 2)).toBe("Undone: Block 1 a has moved.");
  expect(announcementOf({ from: 0, to: 2 }, 3)).toBe("Undone: Block 1 a has moved.");
});

it("names the selected one of two swapped blocks", () => {
  expect(announcementOf({ from: 0, to: 1 }, 0)).toBe("Undone: Block 2 b has moved.");
  expect(announcementOf({ from: 0, to: 1 }, 1)).toBe("Undone: Block 1 a has moved.");
});

it("says what has become of an added or a deleted block", () => {
  const [entry] = content.blocks;
  expect(announcementOf({ kind: "insert", index: 1, entry }, 1)).toBe("Undone: Block 2 a is gone.");
  expect(announcementOf({ kind: "remove", index: 1 }, 1)).toBe("Undone: Block 2 b is back.");
});
