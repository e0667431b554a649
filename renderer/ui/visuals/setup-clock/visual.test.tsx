import { expect, it } from "vitest";
import { wedgePath } from "./visual";

/** Returns the two points of the wedge on the rim, and whether it covers more than half of the face. */
function arc(from: string, to: string): string {
  const [, start = "", isLarge = "", end = ""] =
    /L([\d.]+ [\d.]+)A52 52 0 ([01]) 1 ([\d.]+ [\d.]+)Z$/.exec(wedgePath(from, to)) ?? [];
  return `${start} → ${end}${isLarge === "1" ? ", more than half" : ""}`;
}

it("fills the face from the first time to the second, clockwise from the top", () => {
  expect(arc("10:00", "10:15")).toBe("60 8 → 112 60");
  expect(arc("10:15", "10:30")).toBe("112 60 → 60 112");
  expect(arc("10:00", "10:45")).toBe("60 8 → 8 60, more than half");
});

it("continues past the full hour and past midnight", () => {
  expect(arc("09:45", "10:00")).toBe("8 60 → 60 8");
  expect(arc("23:45", "00:00")).toBe("8 60 → 60 8");
});
