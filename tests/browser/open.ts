import { expect, type Page, type Request, type Response } from "@playwright/test";
import { PARTS } from "../../renderer/head/inline-scripts";

const isScript = (request: Request) => request.resourceType() === "script";

/** Waits until the page has been painted and has acted on that (renderer/ui/when.ts). */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
      }),
  );

/** Shows at once what the page itself takes some thirty frames for (renderer/head/inline-scripts.ts). */
const layOutAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.anew;
  });

/**
 * Does what makes a page load, and waits until it is at rest: it has loaded, and every script that it asked for has
 * run, also those that another script asked for, and every section is laid out. A clock that stands still does not matter.
 */
export async function atRest<T>(page: Page, cause: () => Promise<T>): Promise<T> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (isScript(request)) scripts.add(request.url());
  };
  // What the policy refuses runs neither here nor there.
  const forget = (request: Request) => scripts.delete(request.url());
  page.on("request", note).on("requestfailed", forget);
  const result = await cause();
  await page.waitForLoadState("load");
  // With JavaScript off nothing is asked for, and nobody would say that the page has been painted.
  if (scripts.size > 0) await painted(page);
  for (let known = -1; known < scripts.size; ) {
    known = scripts.size;
    // The page has one of each module: this ends once its own has run. One that failed is no concern of ours.
    await page.evaluate(
      async (addresses) => void (await Promise.allSettled(addresses.map((address) => import(address)))),
      [...scripts],
    );
  }
  if (scripts.size > 0) await layOutAtOnce(page);
  page.off("request", note).off("requestfailed", forget);
  return result;
}

/** Opens a page and waits until it is at rest. */
export const open = (page: Page, address: string): Promise<Response | null> =>
  atRest(page, () => page.goto(address));

/** How much of a page waits to be shown. */
export const waiting = (page: Page): Promise<number> =>
  page.locator(`[data-anew] :is(${PARTS}):not([data-shown])`).count();

/** Waits until the page has shown all of itself. */
export const laidOut = (page: Page): Promise<void> => expect.poll(() => waiting(page)).toBe(0);

/** Addresses of the scripts that a page asks for from now on, in order. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  return scripts;
}
