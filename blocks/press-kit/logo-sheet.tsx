import { Logo, MarkShapes } from "../../renderer/ui/ping";
import type { PressKitProps } from "./props.gen";

/** Scale of the mark. Its dot, 10 units wide, is the unit of the clear space. */
const SCALE = 5.5;
const DOT_SIZE = 10 * SCALE;
/** Box of mark and name together, from the left of the dot to the end of the name. */
const BOX = { x: 84, y: 84, width: 512, height: 146 };
/** Width of the name, so that the lines fit it in any font. */
const NAME_WIDTH = 314;

const { x, y, width, height } = BOX;

/** Centers of the dots that show the clear space on each side. */
const MEASURES = [
  [x - DOT_SIZE / 2, y + height / 2],
  [x + width + DOT_SIZE / 2, y + height / 2],
  [x + width / 2, y - DOT_SIZE / 2],
  [x + width / 2, y + height + DOT_SIZE / 2],
];

/** Mark and name with lines around them that show the clear space; the caption states it in words. */
function ClearSpace({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 680 314" className="w-full" fill="none" aria-hidden="true">
      <path
        d={`M0 ${y}H680M0 ${y + height}H680M${x} 0V314M${x + width} 0V314`}
        className="stroke-line"
        strokeWidth="1.5"
      />
      <rect
        x={x - DOT_SIZE}
        y={y - DOT_SIZE}
        width={width + 2 * DOT_SIZE}
        height={height + 2 * DOT_SIZE}
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="6 6"
      />
      {MEASURES.map(([cx = 0, cy = 0]) => (
        <g key={`${cx},${cy}`}>
          <circle
            cx={cx}
            cy={cy}
            r={DOT_SIZE / 2}
            className="fill-sun-soft stroke-line-strong"
            strokeDasharray="4 4"
          />
          <text x={cx} y={cy + 7} textAnchor="middle" fontSize="22" className="fill-ink font-semibold">
            x
          </text>
        </g>
      ))}
      <g transform={`translate(${x - 5 * SCALE} ${y - 2.5 * SCALE}) scale(${SCALE})`}>
        <MarkShapes />
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

/** Backgrounds for the logo: its own, a dark one, and one on which it has a single color. */
const BACKGROUNDS = {
  light: "border-line bg-surface text-ink",
  dark: "border-ink-line bg-ink text-paper [--color-signal:var(--color-signal-on-ink)]",
  single: "border-line bg-sun text-ink [--color-signal:currentcolor]",
};

/** The logo with its clear space, and on each of its backgrounds. */
export function LogoSheet({ name, caption }: PressKitProps["logo"]) {
  return (
    <figure>
      <div className="overflow-clip rounded-card border border-line bg-surface text-ink">
        <ClearSpace name={name} />
      </div>
      <div className="mt-3 grid grid-cols-3 gap-3" aria-hidden="true">
        {Object.entries(BACKGROUNDS).map(([ground, className]) => (
          <div
            key={ground}
            className={`grid place-items-center overflow-clip rounded-card border py-5 max-sm:*:scale-80 ${className}`}
          >
            <Logo name={name} />
          </div>
        ))}
      </div>
      <figcaption className="mt-4 max-w-[34rem] text-sm tone-muted">{caption}</figcaption>
    </figure>
  );
}
