import type { Page, Route } from "@playwright/test";
import type { ReportedEvent } from "../../renderer/ui/report-event";

/**
 * Matches messages of Chromium itself: failed requests, and transitions between pages, which it disables while a test
 * intercepts requests.
 */
const BROWSER_MESSAGE = /^(?:Failed to load resource|Transition was aborted)|blocked by CORS policy/;

/**
 * Returns a list that collects the errors that a page logs or throws, without messages of the browser itself.
 *
 * @param types types of console messages to collect
 */
export function watchErrors(page: Page, types: readonly string[] = ["error"]): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!BROWSER_MESSAGE.test(text)) errors.push(text);
  };
  page.on("console", (message) => {
    if (types.includes(message.type())) note(message.text());
  });
  page.on("pageerror", (error) => note(error.message));
  return errors;
}

/** Returns a list that collects the console messages of a page and the errors that it throws. */
export function watchMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}

/** Makes each page that is opened from now on record what it reports to analytics. */
export function recordReports(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const reports: unknown[] = [];
    Object.assign(window, { reports });
    document.addEventListener("pingo:analytics", (event) => reports.push((event as CustomEvent).detail));
  });
}

/** Returns what the open page has reported. */
export const reportsOf = (page: Page): Promise<ReportedEvent[]> =>
  page.evaluate(() => (window as unknown as { reports: ReportedEvent[] }).reports);

/** Returns a list that collects the names of the files below /data/ that a page requests, in order. */
export function watchData(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const name = /\/data\/(.+)$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}

/** Returns a list that collects API requests and navigations, in order, but not scripts and images, which may load late. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr", "ping"].includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}

/** Simulates a browser that forbids the page to store anything, as strict privacy settings do. */
export function denyStorage(page: Page, names = ["localStorage", "sessionStorage"]): Promise<unknown> {
  return page.addInitScript((denied) => {
    for (const name of denied) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, names);
}

/**
 * Waits until the browser has drawn twice and its intersection observers have run: the page then shows all earlier
 * changes. A page that is left within the frame of a scroll has shown nothing of it.
 */
export function untilDrawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(null)))),
      ),
  );
}

/** Creates a gate: `opened` resolves when `open` is called. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/**
 * Delays the responses to requests until the returned function is called.
 *
 * @param answer handles the request; by default the server does
 */
export async function holdBack(
  page: Page,
  addresses: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { opened, open } = makeGate();
  await page.route(addresses, async (route) => {
    await opened;
    await answer(route);
  });
  return open;
}
