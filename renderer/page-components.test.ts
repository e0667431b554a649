import { afterEach, expect, it, vi } from "vitest";
import { blockComponents, loadComponents } from "./page-components";
import { createLazyComponents } from "./ui/lazy-components";
import { visualComponents } from "./ui/visual";

afterEach(() => vi.restoreAllMocks());

it("loads only the blocks of a page and their visuals", async () => {
  const blocks = vi.spyOn(blockComponents, "load");
  const drawings = vi.spyOn(visualComponents, "load");
  const visual = { kind: "call-screen", caller: "Ana" };
  const items = [{ title: "One", visual }, { title: "Two" }];
  await loadComponents([
    { type: "steps", props: { items } },
    { type: "no-such-block", props: {} },
  ]);
  expect(blocks.mock.calls).toEqual([[["steps", "no-such-block"]]]);
  expect(drawings.mock.calls).toEqual([[["call-screen"]]]);
  expect(blockComponents.of("steps")).toBeDefined();
  expect(blockComponents.of("no-such-block")).toBeUndefined();
});

it("returns requested components, and the latest version of a module after it is loaded again", async () => {
  let saved = () => "before";
  const components = createLazyComponents({
    "../notes/note/block.tsx": async () => saved,
    "../notes/other/block.tsx": async () => () => "other",
  });
  await components.load(["note", "note"]);
  expect(components.of("note")).toBe(saved);
  expect(components.of("other")).toBeUndefined();
  saved = () => "after";
  await components.load(["note"]);
  expect(components.of("note")).toBe(saved);
});
