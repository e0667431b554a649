import { type IconNode, icons } from "lucide";

/** Converts an icon's name to lucide's: `phone-call` → `PhoneCall`. */
const drawingName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const drawings = icons as Record<string, IconNode>;

/**
 * Returns the drawing of a line icon, by a name of schema/icon.schema.json. Not for browsers: this module imports every icon.
 *
 * @throws if lucide has no such icon
 */
export function iconDrawing(name: string): IconNode {
  const drawing = drawings[drawingName(name)];
  if (!drawing) throw new Error(`lucide has no icon "${name}"; remove it from schema/icon.schema.json.`);
  return drawing;
}
