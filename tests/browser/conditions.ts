import type { Page, Route } from "@playwright/test";
import type { ReportedEvent } from "../../renderer/ui/report-event";

/**
 * What Chromium itself reports: requests that failed, and transitions between pages, which it turns off while a test
 * answers requests.
 */
const BROWSERS_OWN = /^(?:Failed to load resource|Transition was aborted)/;

/** What a page logs as an error, and what it throws, one line each; without what the browser adds of its own. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!BROWSERS_OWN.test(text)) errors.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  page.on("pageerror", (error) => note(error.message));
  return errors;
}

/** What a page says in the console, and what it throws. */
export function watchMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}

/** Has each page that is opened from now on keep what it reports to analytics. */
export function keepReports(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const reports: unknown[] = [];
    Object.assign(window, { reports });
    document.addEventListener("pingo:analytics", (event) => reports.push((event as CustomEvent).detail));
  });
}

/** What the page that is open has reported. */
export const reportsOf = (page: Page): Promise<ReportedEvent[]> =>
  page.evaluate(() => (window as unknown as { reports: ReportedEvent[] }).reports);

/** Names of the files below /data/ that a page asks for, in order. */
export function watchData(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const name = /\/data\/(.+)$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}

/** What a page sends, or is left for, in order: not the scripts and pictures that it is made of and may load late. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr", "ping"].includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}

/** A browser that forbids the page to store anything, as strict privacy settings do. */
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
 * Waits until the browser has drawn twice and has told its observers what came into view: whatever the page has been
 * told by then, it shows. A page that is left within the frame of a scroll has shown nothing of it.
 */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(null)))),
      ),
  );
}

/** A gate at which answers wait until it is opened. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/**
 * Holds back what is answered to requests until the function is called that this gives.
 *
 * @param answer the answer; what the server says when left out
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
