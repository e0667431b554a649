import { EditorView } from "@codemirror/view";
import type { JsonPath } from "../../../schema/json-document";
import { pathKey } from "../editor-context";
import { rangeOfLine } from "./lines";

/** What is written or chosen in. */
export const CONTROLS = "[role=textbox], textarea, input, select";

/** The field of a place, or the nearest one around it. */
function findField(path: JsonPath): HTMLElement | null {
  for (let end = path.length; end > 0; end -= 1) {
    const place = CSS.escape(pathKey(path.slice(0, end)));
    const field = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (field) return field;
  }
  return null;
}

/** Selects a line of a text that is written as a whole, and brings it into view. */
function selectLine(view: EditorView, index: number): void {
  const line = rangeOfLine(view.state.doc.toString(), index);
  if (!line) return;
  view.dispatch({
    selection: { anchor: line.start, head: line.end },
    effects: EditorView.scrollIntoView(line.start, { y: "center" }),
  });
}

/** Opens what is folded around a field, and puts the focus there. */
export function goTo(path: JsonPath): void {
  const field = findField(path);
  for (let details = field?.closest("details"); details; details = details.parentElement?.closest("details"))
    details.open = true;
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // A button beside a field, such as Remove, stands before it.
  const control = find(CONTROLS) ?? find("summary, button");
  control?.focus();
  // Of a group, the field that has the focus; of a long one, its beginning.
  const seen = control?.closest("[data-place]") ?? field;
  seen?.scrollIntoView({ block: seen.clientHeight < innerHeight / 2 ? "center" : "start" });
  const line = path.at(-1);
  const view = control?.dataset.lines === undefined ? null : EditorView.findFromDOM(control);
  if (view && typeof line === "number") selectLine(view, line);
}
