/** Says in session storage that the dialog has been shown (spec section 4: once per browser session). */
export const SHOWN_KEY = "demo-modal-shown";

/** Something that the visitor has open, which the dialog must not cover. */
const BUSY = "dialog[open], [data-mobile-menu][open], [data-header-menu][open]";

/** Events after which the way may have become free. Those of elements do not bubble, hence the capture below. */
const CHANGES = ["visibilitychange", "close", "toggle"] as const;

/** Session storage throws where the visitor denies it; the dialog then shows once on each page. */
function wasShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return false;
  }
}

function markShown(): void {
  try {
    sessionStorage.setItem(SHOWN_KEY, "1");
  } catch {
    // Denied or full: see wasShown.
  }
}

/** Runs once the page is loaded and before the visitor's eyes: a prerendered page may wait for hours. */
function onceLoaded(run: () => void): void {
  const isPrerendering = "prerendering" in document && document.prerendering === true;
  if (isPrerendering) document.addEventListener("prerenderingchange", () => onceLoaded(run), { once: true });
  else if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Runs as soon as the page is visible and nothing else is open, now or after one of the changes. */
function onceFree(run: () => void): void {
  const waiting = new AbortController();
  const attempt = () => {
    if (document.visibilityState !== "visible" || document.querySelector(BUSY)) return;
    waiting.abort();
    run();
  };
  for (const change of CHANGES) {
    document.addEventListener(change, attempt, { capture: true, signal: waiting.signal });
  }
  attempt();
}

/** Closes on its buttons, on a link in it, and on the backdrop, which is the dialog itself outside its content. */
function closeOnClick(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    // A text that is selected with the mouse ends in a click on the dialog, but did not begin there.
    const isBackdrop = target === dialog && pressed === dialog;
    if (isBackdrop || (target instanceof Element && target.closest("[data-close], a"))) dialog.close();
  });
}

/**
 * Shows a dialog once in a browser session, `data-delay` milliseconds after the page's load. Escape, the trap of the
 * focus and its return are the browser's, by `showModal`.
 */
export default function demoModal(root: HTMLElement): void {
  if (!(root instanceof HTMLDialogElement) || wasShown()) return;
  closeOnClick(root);
  const show = () => {
    if (wasShown()) return;
    markShown();
    root.showModal();
  };
  onceLoaded(() => setTimeout(() => onceFree(show), Number(root.dataset.delay)));
}
