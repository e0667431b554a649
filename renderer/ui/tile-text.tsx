import type { IconName, Link } from "../../schema/shapes.gen";
import { RoleIcon } from "./icon.server";
import { TextLink } from "./text-link";

interface TileTextProps {
  icon: IconName;
  title: string;
  text: string;
  link?: Link | undefined;
  isByDlores?: boolean | undefined;
}

/** The words of a tile: at its foot, so that a taller tile is not empty there; beside the icon on a phone. */
export function TileText({ icon, title, text, link, isByDlores }: TileTextProps) {
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 p-6 sm:flex sm:flex-col sm:p-7">
      <RoleIcon name={icon} isByDlores={isByDlores} className="size-6 sm:mb-6" />
      <h3 className="text-xl sm:mt-auto">{title}</h3>
      <p className="col-span-2 mt-2 max-w-[34rem] tone-muted">{text}</p>
      {link && (
        <TextLink
          {...link}
          className="col-span-2 inline-flex min-h-11 items-center justify-self-start pt-2 sm:self-start"
        />
      )}
    </div>
  );
}
