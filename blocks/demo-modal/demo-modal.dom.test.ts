import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { denyStorage, find, setVisibility, watchReports } from "../../tests/dom";
import demoModal from "./demo-modal.enhance";
import { SHOWN_KEY } from "./open-once";

const DELAY = 10_000;

let readyState: DocumentReadyState;

/** Adds showModal and close, which jsdom lacks, with the behavior of `open` and `close` that the standard specifies. */
function polyfillDialog(): void {
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
  const dialog = find<HTMLDialogElement>("#demo");
  demoModal(dialog);
  return dialog;
}

/** Advances the time, and waits for the modules that are loaded by then. */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await vi.dynamicImportSettled();
}

function click(target: Element, pressedOn: Element = target): void {
  pressedOn.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  polyfillDialog();
  sessionStorage.clear();
  readyState = "complete";
  setVisibility("visible");
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

describe("opens", () => {
  it("after the delay, modally", async () => {
    const dialog = start();
    await pass(DELAY - 1);
    expect(dialog.open).toBe(false);
    await pass(1);
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });

  it("and reports it once", async () => {
    const reports = watchReports();
    start();
    await pass(DELAY - 1);
    expect(reports).toEqual([]);
    await pass(DELAY * 10);
    expect(reports).toEqual([{ name: "landing_opened_dlores_modal", properties: {} }]);
  });

  it("after a delay that starts with the load of the page", async () => {
    readyState = "interactive";
    const dialog = start();
    await pass(60_000);
    expect(dialog.open).toBe(false);
    dispatchEvent(new Event("load"));
    await pass(DELAY - 1);
    expect(dialog.open).toBe(false);
    await pass(1);
    expect(dialog.open).toBe(true);
  });

  it("after a delay that starts with the activation of a prerendered page", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const dialog = start();
    await pass(60_000);
    expect(dialog.open).toBe(false);
    Object.defineProperty(document, "prerendering", { value: false, configurable: true });
    document.dispatchEvent(new Event("prerenderingchange"));
    await pass(DELAY - 1);
    expect(dialog.open).toBe(false);
    await pass(1);
    expect(dialog.open).toBe(true);
  });

  it("once per session", async () => {
    start();
    await pass(DELAY);
    expect(sessionStorage.getItem(SHOWN_KEY)).not.toBeNull();
    const next = start();
    await pass(DELAY * 10);
    expect(next.open).toBe(false);
  });

  it("not if another page of the session showed it after this page was opened", async () => {
    const dialog = start();
    sessionStorage.setItem(SHOWN_KEY, "1");
    await pass(DELAY);
    expect(dialog.open).toBe(false);
  });

  it("never automatically when the session cannot store that it was shown", async () => {
    denyStorage();
    const reports = watchReports();
    const dialog = start();
    await pass(DELAY * 10);
    expect(dialog.showModal).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });
});

describe("waits", () => {
  it("while the tab is hidden, without marking the session", async () => {
    const dialog = start();
    setVisibility("hidden");
    await pass(DELAY * 3);
    expect(dialog.open).toBe(false);
    expect(sessionStorage.getItem(SHOWN_KEY)).toBeNull();
    setVisibility("visible");
    expect(dialog.open).toBe(true);
  });

  it("while another dialog is open", async () => {
    const dialog = start();
    const other = find<HTMLDialogElement>("#other");
    other.open = true;
    await pass(DELAY * 3);
    expect(dialog.open).toBe(false);
    other.close();
    expect(dialog.open).toBe(true);
  });

  it("while the mobile menu is open", async () => {
    const dialog = start();
    const menu = find<HTMLDetailsElement>("details");
    menu.open = true;
    await pass(DELAY * 3);
    expect(dialog.open).toBe(false);
    menu.open = false;
    menu.dispatchEvent(new Event("toggle"));
    expect(dialog.open).toBe(true);
  });

  it("for no more events once it has been shown", async () => {
    const dialog = start();
    await pass(DELAY);
    dialog.close();
    sessionStorage.clear();
    setVisibility("visible");
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });
});

describe("closes", () => {
  it.each(["#x", "#later", "a"])("on %s", async (selector) => {
    const dialog = start();
    await pass(DELAY);
    click(find(selector));
    expect(dialog.open).toBe(false);
  });

  it("on a click on the backdrop, which is the dialog outside its content", async () => {
    const dialog = start();
    await pass(DELAY);
    click(dialog);
    expect(dialog.open).toBe(false);
  });

  it("not on a click on its content, nor when a selection that began there ends on the backdrop", async () => {
    const dialog = start();
    await pass(DELAY);
    click(find("h2"));
    click(dialog, find("h2"));
    expect(dialog.open).toBe(true);
  });
});
