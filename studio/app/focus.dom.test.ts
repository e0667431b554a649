import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./focus";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<main><a href="/">All pages</a><section><input id="name"><p><button>Take it</button></p></section></main>';
  end = keepFocus();
});
afterEach(() => end());

const button = () => document.querySelector("button") as HTMLElement;
/** Lets the observer see what has been removed. */
const observed = () => new Promise((done) => setTimeout(done));

it("focuses the first control of the nearest part that is left", async () => {
  button().focus();
  document.querySelector("p")?.remove();
  await observed();
  expect(document.activeElement?.id).toBe("name");

  document.querySelector("section")?.replaceChildren("Nothing is left here.");
  await observed();
  expect(document.activeElement?.textContent).toBe("All pages");
});

it("leaves the focus where something else has put it, or where a click has taken it away", async () => {
  button().focus();
  document.querySelector("p")?.remove();
  document.querySelector("a")?.focus();
  await observed();
  expect(document.activeElement?.textContent).toBe("All pages");

  const input = document.querySelector("input");
  input?.focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  input?.blur();
  input?.remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});
