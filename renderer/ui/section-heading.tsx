import type { ReactNode } from "react";

/** Props of the heading of a section; every text is optional but the heading. */
export interface SectionHeadingProps {
  heading: string;
  eyebrow?: string | undefined;
  intro?: string | undefined;
  children?: ReactNode;
}

/** The h2 of a section with its small line above and its introduction below. */
export function SectionHeading({ heading, eyebrow, intro, children }: SectionHeadingProps) {
  return (
    <div className="max-w-[46rem]">
      {eyebrow && <p className="tone-muted mb-3 text-sm font-semibold">{eyebrow}</p>}
      <h2 className="text-3xl">{heading}</h2>
      {intro && <p className="tone-muted mt-4 text-lg">{intro}</p>}
      {children}
    </div>
  );
}
