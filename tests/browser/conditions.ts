import type { Page } from "@playwright/test";

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
export function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
}

/** Waits until the browser has drawn twice: whatever the page has been told by then, it shows. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
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
