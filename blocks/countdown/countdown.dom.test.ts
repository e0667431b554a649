import { beforeEach, expect, it, vi } from "vitest";
import { setVisibility } from "../../tests/dom";
import countdown from "./countdown.enhance";

const UNITS = ["days", "hours", "minutes", "seconds"];

function clock(): HTMLElement {
  document.body.innerHTML = `<div data-days="3">${UNITS.map((unit) => `<b data-unit="${unit}">00</b>`).join(":")}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 12, 0, 0, 250) });
  setVisibility("visible");
});

it("updates on each full second", () => {
  const element = clock();
  countdown(element);
  vi.advanceTimersByTime(749);
  expect(element.textContent).toBe("02:12:00:00");
  vi.advanceTimersByTime(1);
  expect(element.textContent).toBe("02:11:59:59");
  vi.advanceTimersByTime(1000);
  expect(element.textContent).toBe("02:11:59:58");
});

it("pauses while the tab is hidden and shows the correct time on return", () => {
  const element = clock();
  countdown(element);
  setVisibility("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(new Date(2026, 0, 2, 12, 0, 0));
  setVisibility("visible");
  expect(element.textContent).toBe("01:12:00:00");
  vi.advanceTimersByTime(1000);
  expect(element.textContent).toBe("01:11:59:59");
});
