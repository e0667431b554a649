import type { IconNode } from "lucide";
import { createElement } from "react";

/** An icon by its drawing, hidden from assistive technology: unlike `Icon` it brings only that one to the browser. */
export function LineIcon({ drawing, className = "size-5" }: { drawing: IconNode; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      {drawing.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
