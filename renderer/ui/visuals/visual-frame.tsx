import type { ReactNode } from "react";

const SHAPES = {
  window: "max-w-[30rem] overflow-hidden rounded-card border border-line bg-surface shadow-lift",
  phone:
    "max-w-[21rem] overflow-hidden rounded-[2.25rem] border-[0.4375rem] border-ink bg-surface shadow-lift ring-1 ring-ink-line",
  canvas: "max-w-[30rem]",
} as const;

/** Props of the frame; `label` describes the picture in words, `shape` is its outline (a window by default). */
export interface VisualFrameProps {
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
