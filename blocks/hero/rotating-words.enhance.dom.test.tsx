import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { find, serve, setReducedMotion, setVisibility } from "../../tests/dom";
import Hero from "./block";
import rotatingWords from "./rotating-words.enhance";

let motion: ReturnType<typeof setReducedMotion>;

const current = () => [...document.querySelectorAll("[data-current]")].map((word) => word.textContent);
const leaving = () => [...document.querySelectorAll("[data-leaving]")].map((word) => word.textContent);
const pauseButton = () => find<HTMLButtonElement>("[data-rotating-pause]");

function changeMotion(isReduced: boolean): void {
  motion.matches = isReduced;
  motion.dispatchEvent(new Event("change"));
}

/** The block as the server renders it, in a section, like every block. */
function start(): void {
  const words = ["Entrepreneurs", "Small Businesses", "Remote Teams"];
  serve(
    <section>
      <Hero heading="For" rotatingWords={words} intro="Calls are answered." buttons={[]} proof={[]} />
    </section>,
  );
  rotatingWords(find("[data-enhance]"));
}

beforeEach(() => {
  vi.useFakeTimers();
  motion = setReducedMotion(false);
});

afterEach(() => {
  changeMotion(true);
});

it("shows the next word every three seconds, and starts over after the last one", () => {
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
  it("is shown once the words rotate", () => {
    start();
    expect(pauseButton().hidden).toBe(false);
  });

  it("pauses the words, and resumes from the current one", () => {
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

  it("keeps the words paused when the tab becomes visible again", () => {
    start();
    pauseButton().click();
    setVisibility("hidden");
    setVisibility("visible");
    vi.advanceTimersByTime(9000);
    expect(current()).toEqual(["Entrepreneurs"]);
  });
});

describe("a hidden tab", () => {
  it("pauses the words, and resumes with a single timer", () => {
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

  it("starts no timer when the page is opened in the background", () => {
    setVisibility("hidden");
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

  it("takes effect when it is switched on, until it is switched off", () => {
    start();
    changeMotion(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(pauseButton().hidden).toBe(true);
    changeMotion(false);
    vi.advanceTimersByTime(3000);
    expect(current()).toEqual(["Small Businesses"]);
    expect(pauseButton().hidden).toBe(false);
  });
});

it("rotates without a pause button", () => {
  document.body.innerHTML =
    "<h1><span data-enhance><span data-word data-current>One</span><span data-word>Two</span></span></h1>";
  rotatingWords(find("[data-enhance]"));
  vi.advanceTimersByTime(3000);
  expect(current()).toEqual(["Two"]);
});
