import type { Page, Request, Response } from "@playwright/test";
import { DEFERRED_PARTS_SELECTOR } from "../../renderer/head/inline-scripts";

const isScript = (request: Request) => request.resourceType() === "script";

/** Waits until the page has been painted and has reacted to that (renderer/ui/page-lifecycle.ts). */
const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
      }),
  );

/** Shows at once what the page itself shows over some thirty frames (renderer/head/inline-scripts.ts), in its own fonts. */
const layOutAtOnce = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    delete document.documentElement.dataset.deferred;
    await document.fonts.ready;
  });

/**
 * Runs an action that loads a page, and waits until the page is idle: it has loaded, every requested script has run,
 * including those that other scripts request, and every section is laid out. A paused clock does not matter.
 */
export async function untilIdle<T>(page: Page, action: () => Promise<T>): Promise<T> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (isScript(request)) scripts.add(request.url());
  };
  // A script that the policy refuses never runs.
  const forget = (request: Request) => scripts.delete(request.url());
  page.on("request", note).on("requestfailed", forget);
  const result = await action();
  await page.waitForLoadState("load");
  // With JavaScript off, no script is requested, and nothing would report that the page has been painted.
  if (scripts.size > 0) await untilPainted(page);
  for (let known = -1; known < scripts.size; ) {
    known = scripts.size;
    // The page has one instance of each module, so the import ends once it has run. Failed scripts are ignored.
    await page.evaluate(
      async (addresses) => void (await Promise.allSettled(addresses.map((address) => import(address)))),
      [...scripts],
    );
  }
  if (scripts.size > 0) await layOutAtOnce(page);
  page.off("request", note).off("requestfailed", forget);
  return result;
}

/** Opens a page and waits until it is idle. */
export const open = (page: Page, address: string): Promise<Response | null> =>
  untilIdle(page, () => page.goto(address));

/** Selector of the parts of a page that are not shown yet. */
const WAITING = `[data-deferred] :is(${DEFERRED_PARTS_SELECTOR}):not([data-shown])`;

/** Returns the number of parts of a page that are not shown yet. */
export const countWaiting = (page: Page): Promise<number> => page.locator(WAITING).count();

/** Waits until the page has shown all its parts. Looks in each frame: `expect.poll` would sleep for up to a second. */
export const untilLaidOut = (page: Page) =>
  page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING);

/** Returns a list that collects the addresses of the scripts that a page requests from now on, in order. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  return scripts;
}
