import type { IconName } from "../../schema/shapes.gen";
import { Icon } from "./icon.server";

/** An icon on a disc. The class gives the size and the colors of the disc, and as `*:size-4` the size of the icon. */
export const IconDisc = ({ name, className }: { name: IconName; className: string }) => (
  <span className={`grid shrink-0 place-items-center rounded-full ${className}`}>
    <Icon name={name} />
  </span>
);
