import { Rings } from "../../renderer/ui/ping";

/** Wavy lines of the cancellation, from the postmark across the stamp. */
const WAVES = [52, 68, 84, 100].map((y) => `M88 ${y}q9-8 18 0t18 0 18 0 18 0 18 0 18 0`);

/** A postage stamp with the logo's mark, canceled by a ping. Decorative. */
export function Stamp() {
  return (
    <svg
      viewBox="0 0 200 150"
      className="-mt-2 -mr-2 w-[clamp(7.5rem,16vw,13rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
      fill="none"
      aria-hidden="true"
    >
      <g transform="rotate(4 140 74)">
        <rect
          x="86"
          y="12"
          width="100"
          height="124"
          className="fill-signal stroke-signal"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="0 9.333"
        />
        <rect x="94" y="20" width="84" height="108" rx="3" className="stroke-paper" opacity="0.5" />
        <g className="stroke-paper" strokeWidth="6" strokeLinecap="round" transform="translate(102 38)">
          <circle cx="20" cy="44" r="10" className="fill-paper" stroke="none" />
          <path d="M20 23A21 21 0 0 1 41 44" />
          <path d="M20 8A36 36 0 0 1 56 44" opacity="0.7" />
        </g>
      </g>
      <g className="stroke-current" strokeWidth="2" opacity="0.55">
        <Rings x={52} y={76} radii={[14, 29, 44]} />
        {WAVES.map((wave) => (
          <path key={wave} d={wave} strokeLinecap="round" />
        ))}
      </g>
    </svg>
  );
}
