import type { ReactNode } from "react";
import type { IconName } from "../../../schema/shapes.gen";
import { Icon } from "../icon.server";

const SHAPES = {
  window: "max-w-[30rem] overflow-hidden rounded-card border border-line bg-surface shadow-lift",
  phone:
    "max-w-[21rem] overflow-hidden rounded-[2.25rem] border-[0.4375rem] border-ink bg-surface shadow-lift ring-1 ring-ink-line",
  canvas: "max-w-[30rem]",
} as const;

/** Props of the frame; `label` describes the picture in words, `shape` is its outline (a window by default). */
interface VisualFrameProps {
  label: string;
  shape?: keyof typeof SHAPES;
  children: ReactNode;
}

/**
 * Frame of every product picture. For assistive technology the picture is one image with a label, because its parts are
 * drawings of controls, not controls. The frame is a size container, so parts adapt to its width, not the page's.
 */
export function VisualFrame({ label, shape = "window", children }: VisualFrameProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={`visual-frame @container mx-auto w-full text-ink text-sm ${SHAPES[shape]}`}
    >
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

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
