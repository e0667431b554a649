/** The ping motif: arcs that spread from a point. Its geometry is fixed, so that the drawing is the same everywhere. */
export function PingArcs({ className, rings = 5 }: { className: string; rings?: number }) {
  const radii = Array.from({ length: rings }, (_, index) => 60 + index * 70);
  const size = 2 * (radii.at(-1) ?? 60) + 4;
  const center = size / 2;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} fill="none" aria-hidden="true">
      {radii.map((radius, index) => (
        <circle
          key={radius}
          cx={center}
          cy={center}
          r={radius}
          stroke="currentColor"
          strokeWidth="1.5"
          opacity={1 - index * (0.8 / rings)}
        />
      ))}
    </svg>
  );
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
