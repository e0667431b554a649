import { afterEach, expect, it } from "vitest";
import { endStage, STAGES, stageTimes } from "./stages";

afterEach(() => performance.clearMarks());

it("returns the durations of the completed stages", () => {
  const began = performance.now();
  endStage("check");
  endStage("bundle");
  const { check = 0, bundle = -1, ...others } = stageTimes();
  expect(check).toBeGreaterThanOrEqual(began);
  expect(bundle).toBeGreaterThanOrEqual(0);
  expect(others).toEqual({});
});

it("covers only the last build of a process", () => {
  for (const stage of STAGES) endStage(stage);
  const first = stageTimes();
  for (const stage of STAGES) endStage(stage);
  expect(stageTimes().check).toBeGreaterThanOrEqual(first.check ?? 0);
  expect(Object.keys(stageTimes())).toEqual([...STAGES]);
});
