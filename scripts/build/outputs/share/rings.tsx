import { hash } from "../../../../renderer/ui/visuals/parts/wave";

/** Radius of the motif's first arc and the way to the next, as in renderer/ui/ping.tsx. */
const FIRST = 60;
const STEP = 70;

/** Radii of the motif, larger or smaller by a factor. */
export const radii = (count: number, scale = 1): number[] =>
  Array.from({ length: count }, (_, index) => (FIRST + index * STEP) * scale);

/** Where the motif stands and how it is drawn. */
export interface RingsProps {
  x: number;
  y: number;
  count: number;
  /** Factor to the motif's own size. */
  scale?: number;
  /** Width of the arcs. */
  weight?: number;
  /** How much of its strength the outermost arc has lost. */
  fade?: number;
  /** Colour of the arcs, as a class of the theme. */
  className: string;
}

/** The motif: arcs that spread from a point and fade. */
export function Rings({ x, y, count, scale = 1, weight = 5, fade = 0.85, className }: RingsProps) {
  return (
    <g className={className} strokeWidth={weight}>
      {radii(count, scale).map((radius, index) => (
        <circle key={radius} cx={x} cy={y} r={radius} opacity={1 - (index * fade) / Math.max(1, count - 1)} />
      ))}
    </g>
  );
}

/** Numbers from 0 to 1 that are always the same for a text, so that each page has a drawing of its own. */
export const numbersOf =
  (text: string) =>
  (index: number): number =>
    (hash(`${index}#${text}#${index}`) % 9973) / 9973;
