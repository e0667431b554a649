import { type IconNode, icons } from "lucide";
import { createElement } from "react";
import type { IconName } from "../../schema/shapes.gen";

/** `phone-call` → `PhoneCall`, lucide's name of the drawing. */
const drawingName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const drawings = icons as Record<string, IconNode>;

/** A line icon beside words that say the same, hence hidden from assistive technology. Server only: it knows every icon. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  const drawing = drawings[drawingName(name)];
  if (!drawing) throw new Error(`lucide has no icon "${name}"; remove it from schema/icon.schema.json.`);
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      {drawing.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
