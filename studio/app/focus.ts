import { EditorView } from "@codemirror/view";
import { flushSync } from "react-dom";
import type { JsonPath } from "../../schema/json-document";
import { pathKey } from "./editor-context";
import { lineAt, rangeOfLine } from "./fields/lines";

/** Selector of form controls. */
export const CONTROLS = "[role=textbox], textarea, input, select";

/** Selector of the controls of a field that are not in a closed entry, and of its closed entries. */
const VISIBLE = `:is(${CONTROLS}, details:not([open]) > summary):not(details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)`;

/** Focuses a part's selected entry, else its first link or field, else its first button. Returns whether it has one. */
export function focusFirstIn(part: ParentNode | null | undefined): boolean {
  const first = ["[aria-current]", `summary, a, ${CONTROLS}`, "button"].map((selector) =>
    part?.querySelector<HTMLElement>(selector),
  );
  first.find(Boolean)?.focus();
  return first.some(Boolean);
}

/** Returns the `data-place` of the focused field, in an article of the line with the caret; undefined elsewhere. */
export function placeOfFocus(): string | undefined {
  const focused = document.activeElement;
  const place = focused?.closest<HTMLElement>("[data-place]")?.dataset.place;
  const text = focused?.matches("[data-lines]") && EditorView.findFromDOM(focused as HTMLElement)?.state;
  return text ? `${place}/${lineAt(text.doc.toString(), text.selection.main.from)}` : place;
}

/** Moves the focus to the next or previous part of the editor: its bar, the list of blocks, the preview or the fields. */
export function goToPart(step: 1 | -1): void {
  const parts = [...document.querySelectorAll(".editor > :not(dialog)")];
  const index = parts.findIndex((part) => part.contains(document.activeElement)) + step;
  focusFirstIn(parts.at(index % parts.length));
}

/** Finds the field of a path, or of the nearest parent path. */
function findField(path: JsonPath): HTMLElement | null {
  for (let end = path.length; end > 0; end -= 1) {
    const place = CSS.escape(pathKey(path.slice(0, end)));
    const field = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (field) return field;
  }
  return null;
}

/** Opens the `details` elements around the field of a path, and focuses the field; in an article, it selects the line. */
export function goTo(path: JsonPath): void {
  const field = findField(path);
  for (let details = field?.closest("details"); details; details = details.parentElement?.closest("details"))
    details.open = true;
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // Controls take precedence over buttons, since a button such as Remove precedes its field.
  // A button that adds an absent field, or a link, stands for it.
  const control = find(VISIBLE) ?? find("summary, button") ?? field;
  control?.focus();
  // In a group, the focused field is scrolled into view; a tall field is aligned to its start.
  const seen = control?.closest("[data-place]") ?? field;
  seen?.scrollIntoView({ block: seen.clientHeight < innerHeight / 2 ? "center" : "start" });
  const view = control?.dataset.lines === undefined ? null : EditorView.findFromDOM(control);
  const line = view && rangeOfLine(view.state.doc.toString(), Number(path.at(-1)));
  if (!line) return;
  view.dispatch({
    selection: { anchor: line.start, head: line.end },
    effects: EditorView.scrollIntoView(line.start, { y: "center" }),
  });
}

/** Makes a change, and goes to a path, whose field may exist only then. */
export function changeAndGoTo(change: () => void, path: JsonPath): void {
  flushSync(change);
  goTo(path);
}

/**
 * Keeps the focus near its place when the focused element is removed, as a button is that has done its work: it goes to
 * the first control of the nearest part that still has one. The browser would start at the top of the window again.
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
    focused.some((element) => element.isConnected && focusFirstIn(element));
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
