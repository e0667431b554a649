import type { ComponentProps } from "react";

interface RingsProps extends ComponentProps<"g"> {
  x: number;
  y: number;
  radii: readonly number[];
  /** Share of the opacity that the rings lose from the first one outward; 0 by default. */
  fade?: number;
}

/** Rings around a point of a drawing, the theme of all our drawings; their stroke is that of the group or of the drawing. */
export function Rings({ x, y, radii, fade = 0, ...group }: RingsProps) {
  return (
    <g {...group}>
      {radii.map((radius, index) => (
        <circle key={radius} cx={x} cy={y} r={radius} opacity={1 - index * (fade / radii.length)} />
      ))}
    </g>
  );
}

/** Returns the radii of rings at even steps. */
export const evenRadii = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** The ping motif: arcs that spread from a point. Its geometry is fixed, so that the drawing is the same everywhere. */
export function PingArcs({ className, rings = 5 }: { className: string; rings?: number }) {
  const center = 62 + (rings - 1) * 70;
  return (
    <svg viewBox={`0 0 ${2 * center} ${2 * center}`} className={className} fill="none" aria-hidden="true">
      <Rings
        x={center}
        y={center}
        radii={evenRadii(60, 70, rings)}
        fade={0.8}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** The arcs behind the content of an element with `isolate`. Its class gives their place and their size. */
export function PingBackdrop({ className, ...arcs }: ComponentProps<typeof PingArcs>) {
  return <PingArcs className={`pointer-events-none -z-10 absolute print:hidden ${className}`} {...arcs} />;
}

/** Shapes of the logo's mark on a 32 × 32 square: a solid dot and two arcs. */
export function MarkShapes() {
  return (
    <>
      <circle cx="10" cy="22" r="5" className="fill-signal" />
      <g className="stroke-signal" strokeWidth="3" strokeLinecap="round">
        <path d="M10 11.5A10.5 10.5 0 0 1 20.5 22" />
        <path d="M10 4a18 18 0 0 1 18 18" opacity="0.55" />
      </g>
    </>
  );
}

/** The mark of the logo. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" fill="none" aria-hidden="true">
      <MarkShapes />
    </svg>
  );
}

/** The logo: the mark with the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-[1.375rem] font-extrabold tracking-tight">
      <LogoMark />
      {name}
    </span>
  );
}
