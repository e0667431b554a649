import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { ANALYTICS_EVENT, type ReportedEvent } from "../renderer/ui/report-event";

// For tests in jsdom. What these put in the place of something else is put back before the next test (vitest.config.ts).

/**
 * The first element of a selector.
 *
 * @throws when there is none: the test would prove nothing
 */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The test has no ${selector}.`);
  return element;
}

/** Puts the server's HTML of an element on the page, and gives what it became. */
export function serve(element: ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(element);
  return find("body > *");
}

/** The tab goes to the background or comes back. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Whether the visitor asks for less motion; gives the query, through which a change can be told. */
export function setReducedMotion(matches: boolean): EventTarget & { matches: boolean } {
  const query = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal("matchMedia", () => query);
  return query;
}

/** A browser that forbids the page to store anything. */
export function denyStorage(): void {
  for (const method of ["getItem", "setItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The user denied permission.", "SecurityError");
    });
}

/** What the page reports to analytics from now on. */
export function watchReports(): ReportedEvent[] {
  const reports: ReportedEvent[] = [];
  document.addEventListener(ANALYTICS_EVENT, (event) =>
    reports.push((event as CustomEvent<ReportedEvent>).detail),
  );
  return reports;
}
