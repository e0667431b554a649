import { beforeEach, describe, expect, it, vi } from "vitest";
import { find } from "../../tests/dom";
import { startMenus } from "./menus";

/** A time longer than the closing delay of the menus, in milliseconds. */
const LONG = 1000;

const menu = (id: string) => find<HTMLDetailsElement>(`#${id}`);
const summaryOf = (id: string) => find(`#${id} > summary`);

/** Moves the pointer over or out of an element; as in a browser, these events do not bubble. */
function pointer(type: "pointerenter" | "pointerleave", id: string, pointerType = "mouse"): void {
  menu(id).dispatchEvent(new PointerEvent(type, { pointerType }));
}

/** Clicks a summary and toggles its `details` unless the default is prevented, since jsdom does not. */
function clickSummary(id: string): void {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  const before = menu(id).open;
  summaryOf(id).dispatchEvent(event);
  menu(id).open = event.defaultPrevented ? before : !before;
}

function press(key: string): void {
  document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <details data-header-menu id="features"><summary tabindex="0">Features</summary><a href="#calls">Calls</a></details>
    <details data-header-menu id="resources"><summary tabindex="0">Resources</summary><a href="#blog">Blog</a></details>
    <details data-mobile-menu id="mobile"><summary tabindex="0">Menu</summary><a href="#pricing">Pricing</a></details>
    <main tabindex="-1">The page</main>`;
  startMenus();
});

describe("hover", () => {
  it("opens a menu for a mouse", () => {
    pointer("pointerenter", "features");
    expect(menu("features").open).toBe(true);
    expect(menu("resources").open).toBe(false);
  });

  it.each(["touch", "pen"])("does not open a menu for %s, whose tap opens it", (kind) => {
    pointer("pointerenter", "features", kind);
    expect(menu("features").open).toBe(false);
    clickSummary("features");
    pointer("pointerleave", "features", kind);
    vi.advanceTimersByTime(LONG);
    expect(menu("features").open).toBe(true);
  });

  it("closes a menu with a delay after the mouse has left", () => {
    pointer("pointerenter", "features");
    pointer("pointerleave", "features");
    vi.advanceTimersByTime(100);
    expect(menu("features").open).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect(menu("features").open).toBe(false);
  });

  it("keeps a menu open if the mouse returns before the delay", () => {
    pointer("pointerenter", "features");
    pointer("pointerleave", "features");
    vi.advanceTimersByTime(100);
    pointer("pointerenter", "features");
    vi.advanceTimersByTime(LONG);
    expect(menu("features").open).toBe(true);
  });

  it("does not open the mobile menu", () => {
    pointer("pointerenter", "mobile");
    expect(menu("mobile").open).toBe(false);
  });
});

describe("click", () => {
  it("keeps a menu open that hovering has just opened, and closes it on the next click", () => {
    pointer("pointerenter", "features");
    clickSummary("features");
    expect(menu("features").open).toBe(true);
    clickSummary("features");
    expect(menu("features").open).toBe(false);
  });

  it("opens and closes a menu without hovering", () => {
    clickSummary("features");
    expect(menu("features").open).toBe(true);
    clickSummary("features");
    expect(menu("features").open).toBe(false);
  });

  it.each(["features", "mobile"])("on a link closes the menu %s", (id) => {
    menu(id).open = true;
    find(`#${id} a`).click();
    expect(menu(id).open).toBe(false);
  });

  it("outside closes every menu, and inside closes only the others", () => {
    menu("features").open = true;
    menu("mobile").open = true;
    find("#mobile a").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(menu("mobile").open).toBe(true);
    expect(menu("features").open).toBe(false);
    find("main").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(menu("mobile").open).toBe(false);
  });
});

describe("keyboard", () => {
  it.each(["features", "mobile"])("Escape closes the menu %s and returns the focus to its button", (id) => {
    menu(id).open = true;
    find(`#${id} a`).focus();
    press("Escape");
    expect(menu(id).open).toBe(false);
    expect(document.activeElement).toBe(summaryOf(id));
  });

  it("Escape keeps the focus if it is outside the menu", () => {
    menu("features").open = true;
    find("main").focus();
    press("Escape");
    expect(menu("features").open).toBe(false);
    expect(document.activeElement).toBe(find("main"));
  });

  it("other keys close no menu", () => {
    menu("features").open = true;
    press("a");
    expect(menu("features").open).toBe(true);
  });

  it("moving the focus out of the menu closes it, but moving it within the menu does not", () => {
    menu("features").open = true;
    summaryOf("features").focus();
    find("#features a").focus();
    expect(menu("features").open).toBe(true);
    summaryOf("resources").focus();
    expect(menu("features").open).toBe(false);
    expect(document.activeElement).toBe(summaryOf("resources"));
  });

  it("losing the focus of the window closes no menu", () => {
    menu("features").open = true;
    find("#features a").dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
    expect(menu("features").open).toBe(true);
  });
});

it("closes the menus on pagehide, since the back button may restore the page unchanged", () => {
  menu("features").open = true;
  menu("mobile").open = true;
  dispatchEvent(new Event("pagehide"));
  expect([menu("features").open, menu("mobile").open]).toEqual([false, false]);
});
