import type { Page } from "@playwright/test";
import { untilLaidOut } from "./open";

/** Maximum layout shift score of Chromium that nobody notices. */
export const MAX_SHIFT = 0.005;

/** Records layout shifts, from the next page on. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[] = [];
    const note = (entries: PerformanceEntryList) => shifts.push(...(entries as typeof shifts));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const takeShifts = () => {
      note(observer.takeRecords());
      return shifts.map(({ value, sources }) => ({
        value,
        what: sources
          ?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName))
          .join(" | "),
      }));
    };
    const painted: PerformanceEntry[] = [];
    new PerformanceObserver((list) => painted.push(...list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
    Object.assign(window, { takeShifts, painted });
  });
}

/** Waits until text has been painted: a font that arrives after that is late. */
export const untilTextPainted = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { painted: unknown[] }).painted.length > 0);

/** Returns the layout shifts since the page began to load, once the browser has drawn everything. */
export async function shiftsOf(page: Page): Promise<{ value: number; what?: string }[]> {
  await untilLaidOut(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(() => done(null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
    return (window as unknown as { takeShifts(): { value: number; what?: string }[] }).takeShifts();
  });
}
