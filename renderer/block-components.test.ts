import { expect, it } from "vitest";
import { blockComponent, loadBlockComponents } from "./block-components";

it("loads components by type, and ignores unknown types", async () => {
  await loadBlockComponents(["steps", "steps", "no-such-block"]);
  expect(blockComponent("steps")).toBeDefined();
  expect(blockComponent("no-such-block")).toBeUndefined();
});
