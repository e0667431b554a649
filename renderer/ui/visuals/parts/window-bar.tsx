import type { ReactNode } from "react";
import type { IconName } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";

/** The title bar of a picture: the window's title, and at its end a fact such as a count or a duration. */
export function WindowBar({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-12 items-center gap-2.5 border-line border-b px-5">
      <Icon name={icon} className="size-4 text-muted" />
      <p className="min-w-0 flex-1 py-2.5 font-semibold leading-snug">{title}</p>
      {children && <div className="tabular shrink-0 text-muted text-xs">{children}</div>}
    </div>
  );
}
