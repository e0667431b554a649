import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "../../tests/dom";
import "../../tests/dom-gaps";
import { DEBOUNCE_MS, startSearch } from "./search";

const PAGE = `<div data-enhance="faq-search">
  <input type="search"><button data-clear hidden>Clear</button>
  <span data-count></span><p role="status"></p>
  <nav><ul><li><a href="#paying">Paying <b data-total>2</b></a></li><li><a href="#team">Team <b data-total>1</b></a></li></ul></nav>
  <section id="paying">
    <details><summary>Is porting free?</summary><p>Yes, always.</p></details>
    <details><summary>Who pays?</summary><p>The owner of the café.</p></details>
  </section>
  <section id="team"><details open><summary>Who may answer?</summary><p>Everybody.</p></details></section>
  <div data-none hidden><button data-clear>Show all questions</button></div>
</div>`;

const shown = () =>
  [...document.querySelectorAll("details:not([hidden]) > summary")].map((summary) => summary.textContent);
const status = () => find("[role=status]").textContent;

function start(address = "/faq"): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = PAGE;
  startSearch(find("[data-enhance]"));
}

function type(query: string): void {
  find<HTMLInputElement>("input").value = query;
  find("input").dispatchEvent(new Event("input"));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.clearAllTimers();
});

it("leaves the page unchanged until the visitor types", () => {
  start();
  expect(shown()).toHaveLength(3);
  vi.runAllTimers();
  expect(status()).toBe("");
  expect(location.search).toBe("");
});

it("shows the questions whose question or answer matches, and hides empty categories", () => {
  start();
  type("CAFE");
  expect(shown()).toEqual(["Who pays?"]);
  expect(find("#team").hidden).toBe(true);
  expect([...document.querySelectorAll("nav li:not([hidden])")].map((entry) => entry.textContent)).toEqual([
    "Paying 1",
  ]);
  expect(find("[data-count]").textContent).toBe("One question matches.");
  expect(document.querySelectorAll("details[open]"), "opens and closes none").toHaveLength(1);
});

it("announces the result and updates the URL once typing pauses", () => {
  start("/faq?utm_source=x#team");
  type("por");
  vi.advanceTimersByTime(DEBOUNCE_MS - 1);
  type("porting");
  vi.advanceTimersByTime(DEBOUNCE_MS - 1);
  expect(status()).toBe("");
  expect(location.search).toBe("?utm_source=x");
  vi.advanceTimersByTime(1);
  expect(status()).toBe("One question matches.");
  expect(location.search + location.hash).toBe("?utm_source=x&q=porting#team");
});

it("updates the URL at once on blur, so that a link followed next keeps the search", () => {
  start();
  type("porting");
  find("input").dispatchEvent(new Event("change"));
  expect(location.search).toBe("?q=porting");
});

it("offers to show all questions when nothing matches", () => {
  start();
  type("helicopter");
  expect(shown()).toEqual([]);
  expect(find("[data-none]").hidden).toBe(false);
  vi.runAllTimers();
  expect(status()).toBe("No question matches.");
  find("[data-none] [data-clear]").click();
  vi.runAllTimers();
  expect(shown()).toHaveLength(3);
  expect(find("[data-none]").hidden).toBe(true);
  expect(document.activeElement).toBe(find("input"));
  expect(status()).toBe("All 3 questions are shown.");
  expect(location.search).toBe("");
});

it("clears on Escape, but not while a word is being composed", () => {
  start();
  type("porting");
  const press = (isComposing: boolean) =>
    find("input").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing }));
  press(true);
  expect(shown()).toHaveLength(1);
  press(false);
  expect(shown()).toHaveLength(3);
  expect(find("[data-clear]").hidden).toBe(true);
});

it("remains cleared if the visitor follows a link to a category at once", () => {
  start("/faq?q=porting");
  find("[data-clear]").click();
  // A link to an anchor of the page fires it.
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toHaveLength(3);
  expect(location.search).toBe("");
});

it("starts with the search of the URL, and follows Back and Forward", () => {
  start("/faq?q=porting");
  expect(find<HTMLInputElement>("input").value).toBe("porting");
  expect(shown()).toEqual(["Is porting free?"]);
  history.replaceState(null, "", "/faq?q=pays");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toEqual(["Who pays?"]);
});

it("keeps text that was typed before it started", () => {
  history.replaceState(null, "", "/faq?q=porting");
  document.body.innerHTML = PAGE;
  find<HTMLInputElement>("input").value = "pays";
  startSearch(find("[data-enhance]"));
  expect(shown()).toEqual(["Who pays?"]);
});

it("reports a missing part of the block", () => {
  document.body.innerHTML = "<div></div>";
  expect(() => startSearch(find("div"))).toThrowErrorMatchingInlineSnapshot(
    `[Error: The block has no input.]`,
  );
});
