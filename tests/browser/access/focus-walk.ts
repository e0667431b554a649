import type { Page } from "@playwright/test";
import { judgePlaces } from "./focus-place";
import { judgeRings } from "./focus-ring";

/** So many presses are on their way at once; those that come after the end of a walk do nothing. */
const PRESSES = 50;

/** More than any page takes: a walk that is longer goes in circles. */
const MOST_PRESSES = 400;

declare global {
  interface Window {
    /** What is wrong with an element that has the focus, by one question each. */
    judges: ((element: Element) => string[])[];
    /** What all of them say, with the name of the element. */
    judge: (element: Element) => string[];
    /** All that can have the focus, as the page stands. */
    controls: () => HTMLElement[];
    walk: { stops: Set<Element>; faults: string[]; isOver: boolean };
  }
}

/** Teaches a page to judge what has its focus. To be called once it is open. */
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
 * Gives each control the focus, from the first to the last and back. The browser brings it into view as it does for a
 * press of Tab, in a tenth of the time.
 *
 * @returns what is wrong, one line each
 */
export async function visitControls(page: Page): Promise<string[]> {
  // A ring is shown to those who use the keyboard.
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

/** From now on every press of Tab is followed in the page itself, so that a walk costs little more than its presses. */
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
      // A browser without controls of its own goes from the last one to the first, from where it may leave the page backwards.
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
 * Presses a key until the focus has left the page or is back at its first stop, from where it is outside of it.
 *
 * @returns what is wrong at each stop, and every control in sight that the focus has not come to
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  await page.evaluate(() => {
    window.walk = { stops: new Set(), faults: [], isOver: false };
  });
  const browser = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: key === "Tab" ? 0 : 8 };
  const events = Array.from({ length: PRESSES }, () => ["rawKeyDown", "keyUp"] as const).flat();
  for (let count = 0; count < MOST_PRESSES; count += PRESSES) {
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
