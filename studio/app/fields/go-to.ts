import type { JsonPath } from "../../../schema/json-document";
import { placeOf } from "./form-context";
import { rangeOfLine } from "./lines";

/** The field of a place, or the nearest one around it. */
function fieldOf(path: JsonPath): HTMLElement | null {
  for (let end = path.length; end > 0; end -= 1) {
    const place = CSS.escape(placeOf(path.slice(0, end)));
    const field = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (field) return field;
  }
  return null;
}

/** Selects a line of a text that is written as a whole, and brings about that part of it into view. */
function selectLine(area: HTMLTextAreaElement, index: number): void {
  const line = rangeOfLine(area.value, index);
  if (!line) return;
  area.setSelectionRange(line.start, line.end);
  const scroller = area.closest(".form");
  const { top, height } = area.getBoundingClientRect();
  scroller?.scrollBy({ top: top + height * (line.start / area.value.length) - innerHeight / 2 });
}

/** Opens what is folded around a field, and puts the focus there. */
export function goTo(path: JsonPath): void {
  const field = fieldOf(path);
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // A button beside a field, such as Remove, stands before it.
  const control = find("textarea, input, select") ?? find("summary, button");
  control?.focus();
  field?.scrollIntoView({ block: "center" });
  const line = path.at(-1);
  if (
    control instanceof HTMLTextAreaElement &&
    control.dataset.lines !== undefined &&
    typeof line === "number"
  )
    selectLine(control, line);
}
