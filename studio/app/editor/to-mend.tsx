import type { JsonPath } from "../../../schema/json-document";
import type { Finding } from "../../api";
import { isShown, placeOf } from "../fields/form-context";

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
  field?.querySelector<HTMLElement>("textarea, input, select, summary, button")?.focus();
  field?.scrollIntoView({ block: "center" });
}

interface ToMendProps {
  findings: readonly Finding[];
  onGo: (path: JsonPath) => void;
}

/** All that is to mend on the page, and on others because of it. */
export function ToMend({ findings, onGo }: ToMendProps) {
  const shown = findings.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <details className="entry to-mend-list">
      <summary>
        <span className="entry-name">{shown.length} to mend</span>{" "}
        <span className="entry-words">Before it is handed in</span>
      </summary>
      <ul>
        {shown.map(({ path, where, message, rule }) => (
          <li key={`${rule} ${where} ${message}`}>
            {path ? (
              <button type="button" className="link" onClick={() => onGo(path)}>
                {where || "This page"}
              </button>
            ) : (
              <strong>{where}</strong>
            )}
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
