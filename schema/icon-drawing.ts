import { type IconNode, icons } from "lucide";

/** `phone-call` → `PhoneCall`, lucide's name of the drawing. */
const drawingName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const drawings = icons as Record<string, IconNode>;

/**
 * The drawing of a line icon, by a name of schema/icon.schema.json. Not for browsers: it knows every icon.
 *
 * @throws when there is none
 */
export function iconDrawing(name: string): IconNode {
  const drawing = drawings[drawingName(name)];
  if (!drawing) throw new Error(`lucide has no icon "${name}"; remove it from schema/icon.schema.json.`);
  return drawing;
}
