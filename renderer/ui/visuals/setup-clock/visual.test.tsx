import { expect, it } from "vitest";
import { renderInSite } from "../../../../tests/render";
import SetupClock from "./visual";

/** Returns the minutes of the face that are filled, and the angle in degrees at which they begin. */
function filled(from: string, to: string): string {
  const moments = [from, to].map((time) => ({ time, text: `Done at ${time}`, isByDlores: false }));
  const html = renderInSite(<SetupClock kind="setup-clock" title="Bea's Bakery" moments={moments} />);
  const [, angle] = /rotate\((-?\d+) 60 60\)/.exec(html) ?? [];
  const [, minutes] = /stroke-dasharray="(\d+) 60"/.exec(html) ?? [];
  return `${minutes} from ${angle}°`;
}

it("fills the face from the first time to the second, clockwise from the top", () => {
  expect(filled("00:00", "00:15")).toBe("15 from -90°");
  expect(filled("00:15", "00:30")).toBe("15 from 0°");
  expect(filled("00:00", "00:45")).toBe("45 from -90°");
});

it("continues past the full hour and past midnight", () => {
  expect(filled("00:45", "01:00")).toBe("15 from 180°");
  expect(filled("23:45", "00:00")).toMatch(/^15 from /);
});

it("fills the whole face for an hour", () => {
  expect(filled("00:00", "01:00")).toBe("60 from -90°");
});
