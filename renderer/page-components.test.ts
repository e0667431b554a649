import { expect, it } from "vitest";
import { blockComponents, loadComponents } from "./page-components";
import { lazyComponents } from "./ui/lazy-components";
import { pictures } from "./ui/visual";

it("loads the blocks of a page and the pictures in them, and no others", async () => {
  const visual = { kind: "call-screen", caller: "Ana" };
  const items = [{ title: "One", visual }, { title: "Two" }];
  await loadComponents([
    { type: "steps", props: { items } },
    { type: "no-such-block", props: {} },
  ]);
  const loaded = (components: typeof pictures, names: readonly string[]) =>
    names.filter((name) => components.of(name) !== undefined);
  expect(loaded(blockComponents, ["steps", "hero", "no-such-block"])).toEqual(["steps"]);
  expect(loaded(pictures, ["call-screen", "call-log"])).toEqual(["call-screen"]);
});

it("has the component of a module that was saved after it had been loaded", async () => {
  let saved = () => "before";
  const components = lazyComponents({ note: async () => ({ default: saved }) });
  await components.load(["note", "note"]);
  expect(components.of("note")).toBe(saved);
  saved = () => "after";
  await components.load(["note"]);
  expect(components.of("note")).toBe(saved);
});
