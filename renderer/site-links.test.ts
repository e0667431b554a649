import { expect, it } from "vitest";
import { linksOf } from "./site-links";

it("dials the digits of the number that visitors read", () => {
  const data = { phone: "+1\u00a0(202)\u00a0555-0142", email: "", inertCallsToAction: "nothing" as const };
  expect(linksOf({ data }).phone).toBe("+12025550142");
});
