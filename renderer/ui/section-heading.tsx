import type { ReactNode } from "react";

/** Props of the heading of a section; only the heading is required. */
export interface SectionHeadingProps {
  heading: string;
  intro?: string | undefined;
  children?: ReactNode;
}

/** The h2 of a section with its introduction below. */
export function SectionHeading({ heading, intro, children }: SectionHeadingProps) {
  return (
    <div className="max-w-[46rem] print:break-inside-avoid-page print:break-after-avoid-page">
      <h2 className="text-3xl">{heading}</h2>
      {intro && <p className="tone-muted mt-4 text-lg">{intro}</p>}
      {children}
    </div>
  );
}
