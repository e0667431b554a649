import { type IconNode, icons } from "lucide";
import type { IconName } from "../../schema/shapes.gen";
import { LineIcon } from "./line-icon";

/** `phone-call` → `PhoneCall`, lucide's name of the drawing. */
const drawingName = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const drawings = icons as Record<string, IconNode>;

/** A line icon by the name that JSON gives it. Server only: it knows every icon. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const drawing = drawings[drawingName(name)];
  if (!drawing) throw new Error(`lucide has no icon "${name}"; remove it from schema/icon.schema.json.`);
  return <LineIcon drawing={drawing} {...(className === undefined ? {} : { className })} />;
}
