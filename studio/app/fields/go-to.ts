import type { JsonPath } from "../../../schema/json-document";
import { placeOf } from "./form-context";

/** The field of a place, or the nearest one around it. */
function fieldOf(path: JsonPath): HTMLElement | null {
  for (let end = path.length; end > 0; end -= 1) {
    const place = CSS.escape(placeOf(path.slice(0, end)));
    const field = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (field) return field;
  }
  return null;
}

/** Opens what is folded around a field, and puts the focus there. */
export function goTo(path: JsonPath): void {
  const field = fieldOf(path);
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // A button beside a field, such as Remove, stands before it.
  (find("textarea, input, select") ?? find("summary, button"))?.focus();
  field?.scrollIntoView({ block: "center" });
}
