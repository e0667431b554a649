import { reportEvent } from "../../renderer/ui/report-event";
import { sessionNote } from "../../renderer/ui/session-note";

/** Says in session storage that the dialog has been shown (spec section 4: once per browser session). */
export const SHOWN_KEY = "demo-modal-shown";

const shown = sessionNote(SHOWN_KEY);

/** Something that the visitor has open, which the dialog must not cover. */
const BUSY = "dialog[open], [data-mobile-menu][open], [data-header-menu][open]";

/** Events after which the way may have become free. Those of elements do not bubble, hence the capture below. */
const CHANGES = ["visibilitychange", "close", "toggle"] as const;

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
 * Shows a dialog as soon as the visitor is free for it, unless the browser session has seen it, and reports that. Escape,
 * the trap of the focus and its return are the browser's, by `showModal`.
 */
export function openOnce(dialog: HTMLDialogElement): void {
  if (shown.read()) return;
  closeOnClick(dialog);
  onceFree(() => {
    // What cannot be noted would open on every visit: it opens on none.
    if (shown.read() || !shown.write("1")) return;
    dialog.showModal();
    reportEvent("landing_opened_dlores_modal");
  });
}
