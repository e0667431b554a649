// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import demoModal, { SHOWN_KEY } from "./demo-modal.enhance";

const DELAY = 10_000;

let readyState: DocumentReadyState;
let visibility: DocumentVisibilityState;

/** jsdom knows the element but neither showModal nor close: these do what the standard says of `open` and `close`. */
function standInForDialog(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
}

function start(): HTMLDialogElement {
  document.body.innerHTML = `
    <details data-mobile-menu><summary>Menu</summary></details>
    <dialog id="other"></dialog>
    <dialog id="demo" data-delay="${DELAY}">
      <div><button data-close id="x">Close</button><h2>Hear Dlores</h2><a href="#there">Meet her</a>
      <button data-close id="later">Maybe later</button></div>
    </dialog>`;
  const dialog = document.querySelector<HTMLDialogElement>("#demo");
  if (!dialog) throw new Error("The test has no dialog.");
  demoModal(dialog);
  return dialog;
}

function click(target: Element, pressedOn: Element = target): void {
  pressedOn.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The test has no ${selector}.`);
  return element;
};

beforeEach(() => {
  vi.useFakeTimers();
  standInForDialog();
  sessionStorage.clear();
  readyState = "complete";
  visibility = "visible";
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("opens", () => {
  it("after the delay, modally, and not before", () => {
    const dialog = start();
    vi.advanceTimersByTime(DELAY - 1);
    expect(dialog.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });

  it("counting from the load of the page", () => {
    readyState = "interactive";
    const dialog = start();
    vi.advanceTimersByTime(60_000);
    expect(dialog.open).toBe(false);
    dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(DELAY - 1);
    expect(dialog.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(dialog.open).toBe(true);
  });

  it("counting from the activation of a prerendered page", () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const dialog = start();
    vi.advanceTimersByTime(60_000);
    expect(dialog.open).toBe(false);
    Object.defineProperty(document, "prerendering", { value: false, configurable: true });
    document.dispatchEvent(new Event("prerenderingchange"));
    vi.advanceTimersByTime(DELAY - 1);
    expect(dialog.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(dialog.open).toBe(true);
  });

  it("once in a session", () => {
    start();
    vi.advanceTimersByTime(DELAY);
    expect(sessionStorage.getItem(SHOWN_KEY)).not.toBeNull();
    const next = start();
    vi.advanceTimersByTime(DELAY * 10);
    expect(next.open).toBe(false);
  });

  it("not when the session saw it after the page was opened", () => {
    const dialog = start();
    sessionStorage.setItem(SHOWN_KEY, "1");
    vi.advanceTimersByTime(DELAY);
    expect(dialog.open).toBe(false);
  });

  it("once on a page that is denied session storage", () => {
    const denied = () => {
      throw new DOMException("The user denied permission.", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    const dialog = start();
    vi.advanceTimersByTime(DELAY);
    dialog.close();
    setVisibility("hidden");
    setVisibility("visible");
    vi.advanceTimersByTime(DELAY * 10);
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });
});

describe("waits", () => {
  it("while the tab is hidden, without marking the session", () => {
    const dialog = start();
    setVisibility("hidden");
    vi.advanceTimersByTime(DELAY * 3);
    expect(dialog.open).toBe(false);
    expect(sessionStorage.getItem(SHOWN_KEY)).toBeNull();
    setVisibility("visible");
    expect(dialog.open).toBe(true);
  });

  it("while another dialog is open", () => {
    const dialog = start();
    const other = find("#other") as HTMLDialogElement;
    other.open = true;
    vi.advanceTimersByTime(DELAY * 3);
    expect(dialog.open).toBe(false);
    other.close();
    expect(dialog.open).toBe(true);
  });

  it("while the mobile menu is open", () => {
    const dialog = start();
    const menu = find("details") as HTMLDetailsElement;
    menu.open = true;
    vi.advanceTimersByTime(DELAY * 3);
    expect(dialog.open).toBe(false);
    menu.open = false;
    menu.dispatchEvent(new Event("toggle"));
    expect(dialog.open).toBe(true);
  });

  it("for no more changes once it has been shown", () => {
    const dialog = start();
    vi.advanceTimersByTime(DELAY);
    dialog.close();
    sessionStorage.clear();
    setVisibility("visible");
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });
});

describe("closes", () => {
  it.each(["#x", "#later", "a"])("on %s", (selector) => {
    const dialog = start();
    vi.advanceTimersByTime(DELAY);
    click(find(selector));
    expect(dialog.open).toBe(false);
  });

  it("on the backdrop, which is the dialog outside its content", () => {
    const dialog = start();
    vi.advanceTimersByTime(DELAY);
    click(dialog);
    expect(dialog.open).toBe(false);
  });

  it("not on its content, nor when a selection that began there ends on the backdrop", () => {
    const dialog = start();
    vi.advanceTimersByTime(DELAY);
    click(find("h2"));
    click(dialog, find("h2"));
    expect(dialog.open).toBe(true);
  });
});
