import { reportEvent } from "../../renderer/ui/report-event";
import { createSessionNote } from "../../renderer/ui/session-note";

/** Key in session storage that records that the dialog was shown (spec section 4: once per browser session). */
export const SHOWN_KEY = "demo-modal-shown";

const shownNote = createSessionNote(SHOWN_KEY);

/** Selector of open elements that the dialog must not cover. */
const OPEN_OVERLAYS = "dialog[open], [data-mobile-menu][open], [data-header-menu][open]";

/** Events after which the visitor may be free. The events of elements do not bubble, hence the capture below. */
const STATE_EVENTS = ["visibilitychange", "close", "toggle"] as const;

/** Calls a function as soon as the page is visible and nothing else is open, now or after one of the events. */
function runWhenFree(run: () => void): void {
  const controller = new AbortController();
  const attempt = () => {
    if (document.visibilityState !== "visible" || document.querySelector(OPEN_OVERLAYS)) return;
    controller.abort();
    run();
  };
  for (const eventName of STATE_EVENTS) {
    document.addEventListener(eventName, attempt, { capture: true, signal: controller.signal });
  }
  attempt();
}

/** Closes the dialog on a click on its buttons, a link in it, or the backdrop, which is the dialog outside its content. */
function closeOnClick(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    // Selecting text with the mouse can end in a click on the dialog, but does not begin there.
    const isBackdrop = target === dialog && pressed === dialog;
    if (isBackdrop || (target instanceof Element && target.closest("[data-close], a"))) dialog.close();
  });
}

/**
 * Shows a dialog as soon as the visitor is free, unless it was shown in this browser session, and reports that.
 * `showModal` handles Escape, the focus trap and the return of the focus.
 */
export function openOnce(dialog: HTMLDialogElement): void {
  if (shownNote.read()) return;
  closeOnClick(dialog);
  runWhenFree(() => {
    // If the note cannot be stored, the dialog would open on every page: it opens on none.
    if (shownNote.read() || !shownNote.write("1")) return;
    dialog.showModal();
    reportEvent("landing_opened_dlores_modal");
  });
}
