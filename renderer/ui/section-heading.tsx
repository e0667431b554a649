import type { ReactNode } from "react";

/** Props of the heading of a section; only the heading is required. */
export interface SectionHeadingProps {
  heading: string;
  intro?: string | undefined;
  children?: ReactNode;
}

/** A price with its period, or a time of day. */
const PRICE_OR_TIME = /\$[\d.,]+ an? \w+|\d [ap]m\b/g;

/** Keeps each price and each time of a heading on one line, with non-breaking spaces: $12 a month, 7:40 pm. */
export const unbroken = (heading: string): string =>
  heading.replace(PRICE_OR_TIME, (part) => part.replaceAll(" ", "\u00a0"));

/** The h2 of a section with its introduction below. */
export function SectionHeading({ heading, intro, children }: SectionHeadingProps) {
  return (
    <div className="max-w-[46rem] print:break-inside-avoid-page print:break-after-avoid-page">
      <h2 className="text-3xl">{unbroken(heading)}</h2>
      {intro && <p className="tone-muted mt-4 text-lg">{intro}</p>}
      {children}
    </div>
  );
}
