import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallScenario } from "../../../schema/shapes.gen";
import { setReducedMotion, watchReports } from "../../../tests/dom";
import type { ReportedEvent } from "../report-event";
import CallPlayer from "./call-player.island";

/** A short call of ten seconds with every kind of result. */
const SCENARIO: CallScenario = {
  name: "A cake",
  caller: "Grace Okafor",
  callerDetail: "+1 (617) 555-0173",
  situation: "Friday, 7:12 am. Bea is icing.",
  lines: [
    { speaker: "dlores", text: "Bea's Bakery, this is Dlores, the AI." },
    { speaker: "caller", text: "The wedding moves to Saturday, so please bring it then." },
    { speaker: "dlores", text: "Is two pm still right?" },
    { speaker: "caller", text: "Yes." },
  ],
  recognized: [
    { label: "Date", value: "Saturday", afterLine: 2 },
    { label: "Hour", value: "Two pm", afterLine: 4 },
  ],
  task: { text: "Move the cake", owner: "Bea", due: "today" },
  crm: { contact: "Grace Okafor, Linden House", fields: [{ label: "Order", value: "Three tiers" }] },
  meeting: { title: "Delivery", time: "Saturday, 2:00 pm" },
  outcome: "Noted in the order book.",
};

let reported: ReportedEvent[];
let isVisible = true;

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

/** Returns the texts that the visitor does not see yet. */
const unknownTexts = () =>
  [...document.querySelectorAll("[data-unknown]")].map((element) => element.textContent ?? "");

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  Element.prototype.checkVisibility = () => isVisible;
  setReducedMotion(false);
  reported = watchReports();
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
});

it("omits a missing task and a missing meeting", () => {
  const { task: _, meeting: __, ...spam } = SCENARIO;
  render(<CallPlayer {...spam} />);
  expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "CRM entry",
  ]);
});

describe("playing", () => {
  it("proceeds in a browser without checkVisibility, such as Safari 17", () => {
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    pass(11);
    expect(unknownTexts()).toEqual([]);
  });

  it("shows the call line by line, each fact after its line, and the results at the end", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    expect(unknownTexts().slice(0, 3)).toEqual([
      "Grace OkaforThe wedding moves to Saturday, so please bring it then.",
      "DloresIs two pm still right?",
      "Grace OkaforYes.",
    ]);
    expect(unknownTexts()).toContain("DateSaturday");
    pass(3.1);
    expect(unknownTexts()[0]).toBe("DloresIs two pm still right?");
    pass(4);
    expect(unknownTexts()).not.toContain("DateSaturday");
    expect(unknownTexts()).toContain("HourTwo pm");
    expect(unknownTexts()).toContain("Noted in the order book.");
    pass(3);
    expect(unknownTexts()).toEqual([]);
    expect(screen.getByRole("button", { name: "Read again" })).toBeTruthy();
  });

  it("reveals the line while it is spoken", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    pass(1);
    const [line] = screen.getAllByRole("listitem");
    expect(line?.textContent).toBe("DloresBea's Bakery, this is Dlores, the AI.");
    expect(line?.querySelector("span")?.textContent).toBe(" is Dlores, the AI.");
  });

  it("announces each line once, and the result at the end of the call", () => {
    render(<CallPlayer {...SCENARIO} />);
    const live = () => document.querySelector("[aria-live]")?.textContent;
    expect(live()).toBe("");
    press("Read along");
    expect(live()).toBe("Dlores: Bea's Bakery, this is Dlores, the AI.");
    pass(4);
    expect(live()).toBe("Grace Okafor: The wedding moves to Saturday, so please bring it then.");
    press("Pause");
    expect(live()).toBe("Grace Okafor: The wedding moves to Saturday, so please bring it then.");
    press("To the end");
    expect(live()).toBe("The call is over. Noted in the order book.");
  });

  it("shows the progress", () => {
    render(<CallPlayer {...SCENARIO} />);
    const progress = screen.getByRole<HTMLProgressElement>("progressbar");
    expect(progress.max).toBe(10);
    press("Read along");
    pass(4);
    expect(progress.value).toBeCloseTo(4);
    expect(progress.parentElement?.textContent).toMatch(/0:0[34] \/ 0:10/);
  });

  it("keeps its position while it is paused", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    pass(4);
    press("Pause");
    const before = unknownTexts();
    pass(60);
    expect(unknownTexts()).toEqual(before);
    press("Read on");
    pass(7);
    expect(unknownTexts()).toEqual([]);
  });

  it("pauses when the call is not visible, and does not resume automatically", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    pass(1);
    isVisible = false;
    pass(60);
    isVisible = true;
    pass(60);
    expect(screen.getByRole("button", { name: "Read on" })).toBeTruthy();
    expect(unknownTexts()).toHaveLength(9);
  });

  it("does not count the time while a computer was asleep", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 3_600_000);
    act(() => vi.advanceTimersToNextTimer());
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(1);
    expect(reported).toEqual([]);
  });
});

describe("reports that the call was watched", () => {
  const WATCHED = [{ name: "landing_watched_demo", properties: { scenario: "A cake" } }];

  it("once, however often it is played", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    pass(9.5);
    expect(reported).toEqual([]);
    pass(1);
    expect(reported).toEqual(WATCHED);
    press("Read again");
    pass(11);
    expect(reported).toEqual(WATCHED);
  });

  it("not when the visitor skips to the end, but when it is played after that", () => {
    render(<CallPlayer {...SCENARIO} />);
    press("Read along");
    pass(9);
    press("To the end");
    expect(reported).toEqual([]);
    press("Start again");
    pass(11);
    expect(reported).toEqual(WATCHED);
  });

  it("when the visitor goes through it line by line", () => {
    render(<CallPlayer {...SCENARIO} />);
    for (let line = 0; line < SCENARIO.lines.length; line += 1) press("Next line");
    expect(reported).toEqual([]);
    press("Next line");
    expect(reported).toEqual(WATCHED);
  });
});

it("goes line by line without a timer if reduced motion is preferred", () => {
  setReducedMotion(true);
  render(<CallPlayer {...SCENARIO} />);
  press("Start again");
  expect(vi.getTimerCount()).toBe(0);
  expect(document.querySelector("li span")).toBeNull();
  press("Next line");
  expect(unknownTexts()).not.toContain("DateSaturday");
  expect(unknownTexts()[0]).toBe("DloresIs two pm still right?");
});

it("keeps the focus on a button that becomes disabled", () => {
  render(<CallPlayer {...SCENARIO} />);
  const toEnd = screen.getByRole<HTMLButtonElement>("button", { name: "To the end" });
  expect(toEnd.getAttribute("aria-disabled")).toBe("true");
  expect(toEnd.disabled).toBe(false);
  press("Read along");
  expect(toEnd.getAttribute("aria-disabled")).toBeNull();
  toEnd.focus();
  press("To the end");
  expect(document.activeElement).toBe(toEnd);
});
