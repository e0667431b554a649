import { expect, it } from "vitest";
import { endStage, stageTimes } from "./stages";

it("records the durations of the completed stages", () => {
  const began = performance.now();
  endStage("check");
  const ended = performance.now();
  endStage("bundle");
  expect(stageTimes.bundle).toBeGreaterThanOrEqual(0);
  expect(stageTimes.bundle).toBeLessThanOrEqual(performance.now() - began);
  // Builds of other tests may have run in this process.
  expect(stageTimes.check).toBeLessThanOrEqual(ended);
});
