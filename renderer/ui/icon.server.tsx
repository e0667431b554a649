import { iconDrawing } from "../../schema/icon-drawing";
import type { IconName } from "../../schema/shapes.gen";
import { LineIcon } from "./line-icon";

/** A line icon by its name in JSON. Only for the server (Vike checks this by the file name), because it includes every icon. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon drawing={iconDrawing(name)} {...(className === undefined ? {} : { className })} />;
}
