import type { IconNode } from "lucide";
import { createElement } from "react";

/**
 * A line icon by its drawing, beside words that say the same, hence hidden from assistive technology. It brings only
 * the drawings that a file imports, so it is also for islands; where names come from JSON, `Icon` knows them all.
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
