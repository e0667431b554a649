import { Logo } from "../../renderer/ui/ping";
import type { PressKitProps } from "./props.gen";

/** The mark is drawn five and a half times its size; the dot, 10 units wide, is the measure of the clear space. */
const SCALE = 5.5;
const DOT = 10 * SCALE;
/** Box of mark and name together, from the left of the dot to the end of the name. */
const BOX = { x: 84, y: 84, width: 512, height: 146 };
/** Width that the name takes, so that the lines fit it in any font. */
const NAME_WIDTH = 314;

const { x, y, width, height } = BOX;

/** Centres of the dots that measure the room on each side. */
const MEASURES = [
  [x - DOT / 2, y + height / 2],
  [x + width + DOT / 2, y + height / 2],
  [x + width / 2, y - DOT / 2],
  [x + width / 2, y + height + DOT / 2],
];

/** Mark and name with lines around them that show the room they need; the caption says it in words. */
function ClearSpace({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 680 314" className="w-full" fill="none" aria-hidden="true">
      <path
        d={`M0 ${y}H680M0 ${y + height}H680M${x} 0V314M${x + width} 0V314`}
        className="stroke-line"
        strokeWidth="1.5"
      />
      <rect
        x={x - DOT}
        y={y - DOT}
        width={width + 2 * DOT}
        height={height + 2 * DOT}
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="6 6"
      />
      {MEASURES.map(([cx = 0, cy = 0]) => (
        <g key={`${cx},${cy}`}>
          <circle
            cx={cx}
            cy={cy}
            r={DOT / 2}
            className="fill-sun-soft stroke-line-strong"
            strokeDasharray="4 4"
          />
          <text x={cx} y={cy + 7} textAnchor="middle" fontSize="22" className="fill-ink font-semibold">
            x
          </text>
        </g>
      ))}
      <g transform={`translate(${x - 5 * SCALE} ${y - 2.5 * SCALE}) scale(${SCALE})`}>
        <circle cx="10" cy="22" r="5" className="fill-signal" />
        <g className="stroke-signal" strokeWidth="3" strokeLinecap="round">
          <path d="M10 11.5A10.5 10.5 0 0 1 20.5 22" />
          <path d="M10 4a18 18 0 0 1 18 18" opacity="0.55" />
        </g>
      </g>
      <text
        x={x + width - NAME_WIDTH}
        y={y + 20.8 * SCALE}
        textLength={NAME_WIDTH}
        lengthAdjust="spacingAndGlyphs"
        fontSize={22 * SCALE}
        className="fill-ink font-display font-extrabold"
      >
        {name}
      </text>
    </svg>
  );
}

/** The logo as it is built, and on the grounds it may stand on. */
export function LogoSheet({ name, caption }: PressKitProps["logo"]) {
  return (
    <figure>
      <div className="press-sheet">
        <ClearSpace name={name} />
      </div>
      <div className="mt-3 grid grid-cols-3 gap-3" aria-hidden="true">
        {["light", "dark", "single"].map((ground) => (
          <div key={ground} className="press-ground" data-ground={ground}>
            <Logo name={name} />
          </div>
        ))}
      </div>
      <figcaption className="mt-4 max-w-[34rem] text-sm tone-muted">{caption}</figcaption>
    </figure>
  );
}
