import fc from "fast-check";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../schema/json-document";
import {
  type Action,
  blocksOf,
  createState,
  type FileState,
  reducer,
  withMadeUp,
  withoutAnchor,
} from "./state";

const PAGE: JsonObject = {
  title: "Texts",
  blocks: [{ type: "hero", anchor: "top" }, { type: "faq", unknown: { kept: true } }, { use: "plans" }],
  "x-note": "kept",
};

const after = (...actions: Action[]): FileState => actions.reduce(reducer, createState(PAGE));
const types = (state: FileState) => blocksOf(state.content).map(({ type, use }) => type ?? use);
const write = (title: string, at: number, place = "title"): Action => ({
  kind: "write",
  content: { ...PAGE, title },
  place,
  at,
});

it("inserts, moves and removes a block, and updates the selection", () => {
  const inserted = after({ kind: "insert", index: 1, entry: { type: "steps" } });
  expect([types(inserted), inserted.selected]).toEqual([["hero", "steps", "faq", "plans"], 1]);
  const moved = reducer(inserted, { kind: "move", from: 1, to: 3 });
  expect([types(moved), moved.selected]).toEqual([["hero", "faq", "plans", "steps"], 3]);
  const removed = reducer(moved, { kind: "remove", index: 3 });
  expect([types(removed), removed.selected]).toEqual([["hero", "faq", "plans"], 2]);
});

it("selects the nearest block that is left", () => {
  const discarded = after(
    { kind: "insert", index: 3, entry: { type: "steps" } },
    { kind: "discard", content: PAGE },
  );
  expect(discarded.selected).toBe(2);
  expect(reducer(discarded, { kind: "discard", content: { title: "Texts" } }).selected).toBe("page");
  expect(createState(PAGE, 7).selected).toBe(2);
  expect(after({ kind: "select", selected: 7 }).selected).toBe(2);
});

it("replaces a block, and keeps what has been changed since", () => {
  const [hero = {}] = blocksOf(PAGE);
  const replace: Action = { kind: "replace", entry: hero, by: { use: "hero" } };
  const replaced = after(write("Other", 0), { kind: "move", from: 0, to: 2 }, replace);
  expect([replaced.content.title, types(replaced)]).toEqual(["Other", ["faq", "plans", "hero"]]);
  expect(blocksOf(replaced.content)[2]).toEqual({ use: "hero" });
  const removed = after({ kind: "remove", index: 0 });
  expect(reducer(removed, replace)).toBe(removed);
});

it("declares a figure as made up in its block", () => {
  const once = withMadeUp(PAGE, ["blocks", 0, "props", "heading"], "9 weeks");
  expect(JSON.stringify(blocksOf(once))).toContain('{"type":"hero","anchor":"top","madeUp":["9 weeks"]}');
  const twice = withMadeUp(once, ["blocks", 0, "props"], "8 days");
  expect(blocksOf(twice)[0]?.madeUp).toEqual(["9 weeks", "8 days"]);
  const shared = { type: "faq", props: {} };
  expect(withMadeUp(shared, ["props", "heading"], "9 weeks")).toEqual({ ...shared, madeUp: ["9 weeks"] });
});

it("says where a block was moved to", () => {
  expect(after({ kind: "move", from: 0, to: 2 }).notice).toBe("Moved to place 3 of 3.");
});

it("says what was done until the next action, even a selection", () => {
  const removed = after({ kind: "remove", index: 1 });
  expect(removed.notice).toBe("Deleted. Undo brings it back.");
  expect(reducer(removed, { kind: "select", selected: 0 }).notice).toBeUndefined();
  expect(reducer(removed, { kind: "undo" }).notice).toBeUndefined();
});

it("does not move a block beyond the ends", () => {
  expect(types(after({ kind: "move", from: 0, to: -1 }))).toEqual(["hero", "faq", "plans"]);
  expect(types(after({ kind: "move", from: 0, to: 9 }))).toEqual(["faq", "plans", "hero"]);
});

it("duplicates a block without its anchor, since anchors are unique", () => {
  const [hero = {}] = blocksOf(PAGE);
  const { content } = after({ kind: "insert", index: 1, entry: withoutAnchor(hero) });
  expect(blocksOf(content).slice(0, 2)).toEqual([{ type: "hero", anchor: "top" }, { type: "hero" }]);
});

it("undoes continuous typing in one step, and starts a new step after a pause or in another field", () => {
  const typed = after(
    write("T", 0),
    write("Te", 500),
    write("Tex", 2000),
    write("Text", 2100, "description"),
  );
  const steps: unknown[] = [];
  for (let state = typed; ; state = reducer(state, { kind: "undo" })) {
    steps.push(state.content.title);
    if (state.past.length === 0) break;
  }
  expect(steps).toEqual(["Text", "Tex", "Te", "Texts"]);
});

it("undoes each button click separately, even if they are quick", () => {
  const { past } = after(write("One", 0, ""), write("Two", 10, ""), write("Three", 20, ""));
  expect(past.map(({ content }) => content.title)).toEqual(["Texts", "One", "Two"]);
});

it("makes no step of what changes nothing", () => {
  const typed = after(write("Text", 0), write("Text", 5000));
  expect(typed.past).toHaveLength(1);
});

it("redoes until another change is made", () => {
  const undone = after({ kind: "remove", index: 0 }, { kind: "undo" });
  expect(types(reducer(undone, { kind: "redo" }))).toEqual(["faq", "plans"]);
  const other = reducer(undone, { kind: "remove", index: 2 });
  expect(types(reducer(other, { kind: "redo" }))).toEqual(["hero", "faq"]);
});

const index = fc.nat(4);
const action: fc.Arbitrary<Action> = fc.oneof(
  index.map((at): Action => ({ kind: "insert", index: at, entry: { type: "steps" } })),
  index.map((at): Action => ({ kind: "remove", index: at })),
  fc.tuple(index, index).map(([from, to]): Action => ({ kind: "move", from, to })),
  fc.tuple(fc.string(), fc.nat(9000)).map(([title, at]) => write(title, at)),
  fc.constantFrom<Action>({ kind: "undo" }, { kind: "redo" }, { kind: "select", selected: 1 }),
);

it("undoes any edits to the initial content, byte for byte, and mutates nothing", () => {
  const before = JSON.stringify(PAGE);
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let state = after(...actions);
      for (let left = state.past.length; left > 0; left -= 1) state = reducer(state, { kind: "undo" });
      expect(JSON.stringify(state.content)).toBe(before);
      expect(JSON.stringify(PAGE)).toBe(before);
    }),
  );
});
