import { type IconNode, icons } from "lucide";
import { pascalCase } from "./words";

const drawings = icons as Record<string, IconNode>;

/**
 * Returns the drawing of a line icon, by a name of schema/icon.schema.json. Not for browsers: this module imports every icon.
 *
 * @throws if lucide has no such icon
 */
export function iconDrawing(name: string): IconNode {
  const drawing = drawings[pascalCase(name)];
  if (!drawing) throw new Error(`lucide has no icon "${name}"; remove it from schema/icon.schema.json.`);
  return drawing;
}
