import { iconDrawing } from "../../schema/icon-drawing";
import type { IconName } from "../../schema/shapes.gen";
import { LineIcon } from "./line-icon";

/** A line icon by its name in JSON. Only for the server (Vike checks this by the file name), because it includes every icon. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon drawing={iconDrawing(name)} {...(className === undefined ? {} : { className })} />;
}

interface RoleIconProps {
  name: IconName;
  className: string;
  /** Whether it stands for what Dlores does, as `sparkles` always does. */
  isByDlores?: boolean | undefined;
}

/** An icon in the color of its role: violet for Dlores (design.md), green for all others. */
export function RoleIcon({ name, className, isByDlores }: RoleIconProps) {
  const color = isByDlores || name === "sparkles" ? "text-(--tone-dlores)" : "tone-signal";
  return <Icon name={name} className={`${color} ${className}`} />;
}

/** An icon on a disc. The class gives the size and the colors of the disc, and as `*:size-4` the size of the icon. */
export const IconDisc = ({ name, className }: { name: IconName; className: string }) => (
  <span className={`grid shrink-0 place-items-center rounded-full ${className}`}>
    <Icon name={name} />
  </span>
);
