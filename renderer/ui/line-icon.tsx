import type { IconNode } from "lucide";
import { createElement } from "react";

/**
 * A line icon by its drawing, beside words with the same meaning, hence hidden from assistive technology. It includes
 * only the drawings that a file imports, so islands can use it too; for names from JSON, use `Icon`.
 */
export function LineIcon({ drawing, className = "size-5" }: { drawing: IconNode; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      {drawing.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
