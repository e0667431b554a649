import { expect, it } from "vitest";
import { judgeFaults } from "./corpus";
import { scoreOf, describe as scoreText, shortfalls } from "./score";

it("finds the faults", { timeout: 0 }, async () => {
  const score = scoreOf(await judgeFaults(), []);
  expect(shortfalls(score), scoreText(score)).toEqual([]);
});
