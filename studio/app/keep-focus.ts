import { focusFirstIn } from "./fields/go-to";

/**
 * Keeps the focus near its place when the focused element is removed, as a button is that has done its work: it goes to
 * the first control of the nearest part that is left. The browser would start at the top of the window again.
 *
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  /** The element with the focus and the elements around it, from the inside out. */
  let focused: readonly Element[] = [];
  const note = (event: FocusEvent) => {
    focused = event.composedPath().filter((node) => node instanceof Element);
  };
  // A click on no control takes the focus away, and nothing should bring it back.
  const forget = () => {
    focused = [];
  };
  const restore = () => {
    if (document.activeElement !== document.body || (focused[0]?.isConnected ?? true)) return;
    focusFirstIn(focused.find((element) => element.isConnected));
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", forget, true);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", forget, true);
  };
}
