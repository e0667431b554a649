import type { IntegrationLogo } from "../../../schema/shapes.gen";
import { GLYPHS, type Glyph } from "./glyphs";

/** Grounds and strokes that stand out from one another by more than WCAG 2.2 AA asks of graphics. */
const LOOKS: Record<Glyph["look"], string> = {
  soft: "bg-signal-soft text-signal-strong",
  solid: "bg-signal text-surface",
  ink: "bg-ink text-paper in-data-[tone=ink]:bg-ink-line",
  sun: "bg-sun text-ink",
};

/** Radii of the arcs around the dot, as in the logo (renderer/ui/ping.tsx). */
const ARCS = [10.5, 18] as const;

/**
 * The mark of a service that Pingo works with: a drawing of our own on a rounded tile, since trade marks are their
 * owners'. It stands beside the service's name, hence hidden from assistive technology.
 */
export function IntegrationMark({
  logo,
  className = "size-12",
}: {
  logo: IntegrationLogo;
  className?: string;
}) {
  const { dot, path, look } = GLYPHS[logo];
  const [cx, cy] = dot;
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 overflow-hidden rounded-[27%] ${LOOKS[look]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ARCS.map((radius) => (
        <circle key={radius} cx={cx} cy={cy} r={radius} strokeWidth="1.5" opacity="0.22" />
      ))}
      <path d={path} />
      <circle cx={cx} cy={cy} r="3.75" fill="currentColor" stroke="none" />
    </svg>
  );
}
