import { expect, it } from "vitest";
import { endStage, stageTimes } from "./stages";

it("returns the durations of the completed stages", () => {
  // Builds of other tests may have run in this process.
  performance.clearMarks();
  const began = performance.now();
  endStage("check");
  endStage("bundle");
  const { check = 0, bundle = -1, ...others } = stageTimes();
  expect(check).toBeGreaterThanOrEqual(began);
  expect(bundle).toBeGreaterThanOrEqual(0);
  expect(others).toEqual({});
});
