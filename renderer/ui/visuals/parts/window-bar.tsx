import type { ReactNode } from "react";
import type { IconName } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";

interface WindowBarProps {
  icon: IconName;
  title: string;
  /** A short text at its end, such as a count or a duration. */
  fact: ReactNode;
}

/** The title bar of a picture. */
export const WindowBar = ({ icon, title, fact }: WindowBarProps) => (
  <div className="flex min-h-12 items-center gap-2.5 border-line border-b px-5">
    <Icon name={icon} className="size-4 text-muted" />
    <p className="min-w-0 flex-1 py-2.5 font-semibold leading-snug">{title}</p>
    <div className="tabular max-w-1/2 shrink-0 text-right text-muted text-xs">{fact}</div>
  </div>
);
