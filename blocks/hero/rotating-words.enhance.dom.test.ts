import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import rotatingWords from "./rotating-words.enhance";

let visibility: DocumentVisibilityState;
let motion: EventTarget & { matches: boolean };

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The test has no ${selector}.`);
  return element;
}

const current = () => [...document.querySelectorAll("[data-current]")].map((word) => word.textContent);
const leaving = () => [...document.querySelectorAll("[data-leaving]")].map((word) => word.textContent);
const pauseButton = () => find("[data-rotating-pause]") as HTMLButtonElement;

function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

function setReducedMotion(isReduced: boolean): void {
  motion.matches = isReduced;
  motion.dispatchEvent(new Event("change"));
}

function start(): void {
  document.body.innerHTML = `<section>
    <button data-rotating-pause hidden aria-pressed="false">Pause</button>
    <h1>For <span data-enhance="rotating-words"><span data-word data-current>Entrepreneurs</span><span data-word>Small Businesses</span><span data-word>Remote Teams</span></span></h1>
  </section>`;
  rotatingWords(find("[data-enhance]"));
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "hidden", "get").mockImplementation(() => visibility === "hidden");
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => motion);
});

afterEach(() => {
  setReducedMotion(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("turns every three seconds, and begins again after the last word", () => {
  start();
  expect(current()).toEqual(["Entrepreneurs"]);
  vi.advanceTimersByTime(2999);
  expect(current()).toEqual(["Entrepreneurs"]);
  vi.advanceTimersByTime(1);
  expect(current()).toEqual(["Small Businesses"]);
  expect(leaving()).toEqual(["Entrepreneurs"]);
  vi.advanceTimersByTime(3000);
  expect(current()).toEqual(["Remote Teams"]);
  vi.advanceTimersByTime(3000);
  expect(current()).toEqual(["Entrepreneurs"]);
  expect(leaving()).toEqual(["Remote Teams"]);
});

describe("the pause button", () => {
  it("is shown once the words turn", () => {
    start();
    expect(pauseButton().hidden).toBe(false);
  });

  it("stops the words, and lets them go on where they stood", () => {
    start();
    vi.advanceTimersByTime(3000);
    pauseButton().click();
    expect(pauseButton().getAttribute("aria-pressed")).toBe("true");
    expect(vi.getTimerCount(), "a pause leaves no timer behind").toBe(0);
    vi.advanceTimersByTime(30_000);
    expect(current()).toEqual(["Small Businesses"]);
    pauseButton().click();
    expect(pauseButton().getAttribute("aria-pressed")).toBe("false");
    vi.advanceTimersByTime(3000);
    expect(current()).toEqual(["Remote Teams"]);
  });

  it("keeps the words paused when the tab comes back", () => {
    start();
    pauseButton().click();
    setVisibility("hidden");
    setVisibility("visible");
    vi.advanceTimersByTime(9000);
    expect(current()).toEqual(["Entrepreneurs"]);
  });
});

describe("a hidden tab", () => {
  it("rests, and goes on with a single timer", () => {
    start();
    setVisibility("hidden");
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(30_000);
    expect(current()).toEqual(["Entrepreneurs"]);
    setVisibility("visible");
    setVisibility("visible");
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(current()).toEqual(["Small Businesses"]);
  });

  it("that is opened in the background waits until it is seen", () => {
    visibility = "hidden";
    start();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("reduced motion", () => {
  it("shows the first word and no button", () => {
    motion.matches = true;
    start();
    vi.advanceTimersByTime(9000);
    expect(current()).toEqual(["Entrepreneurs"]);
    expect(pauseButton().hidden).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is obeyed from the moment it is switched on, until it is switched off", () => {
    start();
    setReducedMotion(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(pauseButton().hidden).toBe(true);
    setReducedMotion(false);
    vi.advanceTimersByTime(3000);
    expect(current()).toEqual(["Small Businesses"]);
    expect(pauseButton().hidden).toBe(false);
  });
});

it("turns without a button, too", () => {
  document.body.innerHTML =
    "<h1><span data-enhance><span data-word data-current>One</span><span data-word>Two</span></span></h1>";
  rotatingWords(find("[data-enhance]"));
  vi.advanceTimersByTime(3000);
  expect(current()).toEqual(["Two"]);
});
