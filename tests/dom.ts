import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { ANALYTICS_EVENT, type ReportedEvent } from "../renderer/ui/report-event";

// Helpers for tests in jsdom. Their mocks are restored after each test (tests/mend.ts).

/**
 * Returns the first element that matches a selector.
 *
 * @throws if there is none, since the test would prove nothing
 */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The test has no ${selector}.`);
  return element;
}

/** Puts the server-rendered HTML of an element on the page, and returns its root. */
export function serve(element: ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(element);
  return find("body > *");
}

/** Simulates that the tab goes to the background or comes back. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Sets whether the visitor prefers reduced motion; returns the media query, on which a test can dispatch a change. */
export function setReducedMotion(matches: boolean): EventTarget & { matches: boolean } {
  const query = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal("matchMedia", () => query);
  return query;
}

/** Simulates a browser that forbids the page to store anything: reading the property throws. */
export function denyStorage(): void {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The user denied permission.", "SecurityError");
  });
}

/** Returns a list that collects what the page reports to analytics from now on. */
export function watchReports(): ReportedEvent[] {
  const reports: ReportedEvent[] = [];
  document.addEventListener(ANALYTICS_EVENT, (event) =>
    reports.push((event as CustomEvent<ReportedEvent>).detail),
  );
  return reports;
}
