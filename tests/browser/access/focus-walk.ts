import type { Page } from "@playwright/test";
import { judgeRings } from "./focus-ring";
import { judgePlaces } from "./focus-visibility";

/** Number of key presses that are sent at once; those that arrive after the end of a walk have no effect. */
const BATCH_SIZE = 50;

/** Maximum number of key presses, more than any page needs: a longer walk goes in circles. */
const MAX_PRESSES = 400;

declare global {
  interface Window {
    /** Checks of a focused element, each of which returns faults. */
    judges: ((element: Element) => string[])[];
    /** Returns the faults of all judges, with the name of the element. */
    judge: (element: Element) => string[];
    /** Returns all elements that can currently have the focus. */
    controls: () => HTMLElement[];
    walk: { stops: Set<Element>; faults: string[]; isOver: boolean };
  }
}

/** Adds the judges of the focused element to an open page. */
export async function judgeFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.judges = [];
    window.judge = (element) => {
      const words = (element.textContent || element.ariaLabel || element.id).replace(/\s+/g, " ").trim();
      const name = `${element.tagName.toLowerCase()} "${words.slice(0, 50)}"`;
      return window.judges.flatMap((ask) => ask(element)).map((fault) => `${name}: ${fault}`);
    };
    window.controls = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary, [tabindex='0']",
        ),
      ].filter((control) => {
        const isChosen =
          !(control instanceof HTMLInputElement && control.type === "radio") || control.checked;
        return (
          isChosen && !control.matches(":disabled") && control.checkVisibility({ visibilityProperty: true })
        );
      });
  });
  await judgePlaces(page);
  await judgeRings(page);
}

/**
 * Focuses each control, from the first to the last and back. The browser scrolls it into view as it does for a press of
 * Tab, in a tenth of the time.
 *
 * @returns the faults, one line each
 */
export async function visitControls(page: Page): Promise<string[]> {
  // Browsers show the focus ring only after keyboard input.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    const controls = window.controls();
    const faults = [...controls, ...controls.toReversed()].flatMap((control) => {
      control.focus();
      return document.activeElement === control
        ? window.judge(control)
        : [`${control.outerHTML.slice(0, 80)}: it takes no focus`];
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return [...new Set(faults)];
  });
}

/** Tracks the focus on each press of Tab in the page itself, so that a walk costs little more than its key presses. */
export async function followFocus(page: Page): Promise<void> {
  await judgeFocus(page);
  await page.evaluate(() => {
    document.addEventListener("keydown", (event) => {
      if (window.walk.isOver) event.preventDefault();
    });
    document.addEventListener("keyup", () => {
      const { walk } = window;
      if (walk.isOver) return;
      const element = document.activeElement ?? document.body;
      // A browser without its own controls goes from the last element to the first; backwards, it may leave the page there.
      const [first] = walk.stops;
      const isOutside = element === document.body;
      if (isOutside && !first) return;
      walk.isOver = isOutside || walk.stops.has(element);
      if (walk.isOver && !isOutside && element !== first) walk.faults.push("The focus goes in circles.");
      if (walk.isOver) return;
      walk.stops.add(element);
      walk.faults.push(...window.judge(element));
    });
  });
}

/**
 * Presses a key until the focus has left the page, or is back at its first stop.
 *
 * @returns the faults at each stop, and every visible control that has not had the focus
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  await page.evaluate(() => {
    window.walk = { stops: new Set(), faults: [], isOver: false };
  });
  const browser = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: key === "Tab" ? 0 : 8 };
  const events = Array.from({ length: BATCH_SIZE }, () => ["rawKeyDown", "keyUp"] as const).flat();
  for (let count = 0; count < MAX_PRESSES; count += BATCH_SIZE) {
    await Promise.all(events.map((type) => browser.send("Input.dispatchKeyEvent", { type, ...tab })));
    if (await page.evaluate(() => window.walk.isOver)) break;
  }
  await browser.detach();
  return page.evaluate(() => {
    const { stops, faults, isOver } = window.walk;
    const missed = window.controls().filter((control) => !stops.has(control));
    return [
      ...faults,
      ...missed.map((control) => `${control.outerHTML.slice(0, 80)}: the focus never comes here`),
      ...(isOver ? [] : ["The focus never leaves the page."]),
    ];
  });
}
