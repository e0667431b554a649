/** Loops of the cord, from above the page down to the receiver: each loop swings out and crosses back. */
const CORD =
  "M236-400V0C236 34 268 38 268 58S214 66 214 82s54 8 54 24-54 8-54 24 54 8 54 24-54 8-54 24 50 10 50 26c0 14-20 22-34 34";

/** Arcs of the ping around the earpiece. The outer ones are dashed: nobody hears them. */
const RINGS = [
  { radius: 54, dashes: undefined, opacity: 0.9 },
  { radius: 88, dashes: "30 9", opacity: 0.65 },
  { radius: 122, dashes: "16 14", opacity: 0.45 },
  { radius: 156, dashes: "5 18", opacity: 0.35 },
];

/** A receiver off the hook, hanging by its cord, with a ping that fades. Decorative. */
export function Drawing() {
  return (
    <svg
      viewBox="-6 0 380 500"
      className="mx-auto -mt-8 w-full max-w-[23rem] max-md:mask-[linear-gradient(transparent,#000_5rem)] md:mt-0 md:in-data-first:overflow-visible"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {RINGS.map(({ radius, dashes, opacity }) => (
        <circle
          key={radius}
          cx="157"
          cy="336"
          r={radius}
          className="stroke-current tone-missed"
          strokeWidth="3"
          strokeDasharray={dashes}
          opacity={opacity}
        />
      ))}
      <path d={CORD} className="stroke-current" strokeWidth="6" />
      <g transform="rotate(-32 230 290)">
        <path
          d="M116 262c0-22 18-34 40-34h148c22 0 40 12 40 34v26c0 9-7 16-16 16h-40c-9 0-16-7-16-16v-14h-84v14c0 9-7 16-16 16h-40c-9 0-16-7-16-16z"
          className="fill-current stroke-paper in-data-[tone=ink]:stroke-ink"
          strokeWidth="4"
        />
      </g>
    </svg>
  );
}
