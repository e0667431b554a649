import type { ReactNode } from "react";
import type { Cover as CoverName } from "../../schema/shapes.gen";
import { evenRadii, Rings } from "./ping";

const WINDOWS = evenRadii(0, 1, 24).map((index) => ({
  x: 84 + (index % 8) * 60,
  y: 190 + Math.floor(index / 8) * 56,
}));
const LIT_WINDOW = 13;

const LANES = [70, 126, 182, 238, 294];

const Message = ({ x, lane, className }: { x: number; lane: number; className: string }) => (
  <rect x={x + lane * 9} y={(LANES[lane] ?? 0) - 15} width="58" height="30" rx="15" className={className} />
);

const BARS = [
  22, 40, 74, 52, 96, 130, 88, 150, 196, 120, 168, 220, 140, 188, 104, 156, 84, 118, 60, 92, 44, 70, 30, 18,
];

const Ground = ({ className }: { className: string }) => <path d="M0 0h640v360H0z" className={className} />;

const DRAWINGS: Record<CoverName, ReactNode> = {
  // Two voices with overlapping arcs: a caller's and Dlores's.
  conversation: (
    <>
      <Ground className="fill-dlores-soft" />
      <Rings x={190} y={220} radii={evenRadii(46, 34, 8)} fade={0.85} className="stroke-ink/70" />
      <Rings x={450} y={150} radii={evenRadii(46, 34, 8)} fade={0.85} className="stroke-dlores" />
      <circle cx="190" cy="220" r="20" className="fill-ink" />
      <circle cx="450" cy="150" r="20" className="fill-dlores" />
    </>
  ),
  // A dark facade with a ping from its only lit window.
  "after-hours": (
    <>
      <Ground className="fill-ink" />
      <circle cx="520" cy="88" r="38" className="fill-sun" />
      <circle cx="503" cy="78" r="36" className="fill-ink" />
      <path d="M56 156h528v204H56z" className="fill-ink-raised" />
      {WINDOWS.map(({ x, y }, index) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="36"
          height="34"
          rx="4"
          className={index === LIT_WINDOW ? "fill-sun" : "fill-ink"}
        />
      ))}
      <Rings x={402} y={263} radii={evenRadii(40, 30, 7)} fade={0.85} className="stroke-sun" />
    </>
  ),
  // Messages in five lanes; only registered ones pass the gate.
  registration: (
    <>
      <Ground className="fill-signal-soft" />
      {LANES.map((y, lane) => (
        <g key={y}>
          <path d={`M0 ${y}h640`} className="stroke-line-strong/40" strokeWidth="2" strokeDasharray="2 10" />
          {[40, 130, 220].map((x) => (
            <Message key={x} x={x} lane={lane} className={lane % 2 === 0 ? "fill-ink" : "fill-missed"} />
          ))}
          {lane % 2 === 0 &&
            [400, 500].map((x) => <Message key={x} x={x} lane={lane} className="fill-signal" />)}
        </g>
      ))}
      <path d="M352 0v360" className="stroke-ink" strokeWidth="10" />
    </>
  ),
  // One number on its way from one house to another.
  moving: (
    <>
      <Ground className="fill-sun-soft" />
      <rect
        x="56"
        y="128"
        width="150"
        height="150"
        rx="24"
        className="stroke-ink"
        strokeWidth="4"
        strokeDasharray="10 10"
      />
      <rect x="434" y="128" width="150" height="150" rx="24" className="fill-ink" />
      <path
        d="M131 203C190 62 450 62 509 203"
        className="stroke-signal"
        strokeWidth="4"
        strokeDasharray="3 12"
        strokeLinecap="round"
      />
      <g className="fill-signal">
        <rect x="244" y="68" width="152" height="58" rx="29" />
      </g>
      <g className="fill-surface">
        {[276, 298, 342, 364].map((x) => (
          <circle key={x} cx={x} cy="97" r="6" />
        ))}
        <path d="M312 94h16v6h-16z" />
      </g>
      <Rings x={509} y={203} radii={evenRadii(22, 18, 3)} fade={0.85} className="stroke-signal-on-ink" />
      <circle cx="509" cy="203" r="10" className="fill-signal-on-ink" />
    </>
  ),
  // A voice drawn twice: its full frequency band, and the narrow band of an ordinary line.
  waves: (
    <>
      <Ground className="fill-sunken" />
      <path d="M0 132h640v96H0z" className="fill-signal-soft" />
      <g strokeWidth="12" strokeLinecap="round">
        {BARS.map((height, index) => {
          const x = 42 + index * 24;
          const low = Math.min(height, 84);
          return (
            <g key={x}>
              <path d={`M${x} ${180 - height / 2}v${height}`} className="stroke-line" />
              <path d={`M${x} ${180 - low / 2}v${low}`} className="stroke-signal" />
            </g>
          );
        })}
      </g>
      <path d="M0 132h640M0 228h640" className="stroke-ink" strokeWidth="2" strokeDasharray="2 8" />
    </>
  ),
  // The announcement of a recording: the arcs spread from the recording mark.
  notice: (
    <>
      <Ground className="fill-missed-soft" />
      <Rings x={196} y={180} radii={evenRadii(72, 40, 7)} fade={0.85} className="stroke-missed" />
      <circle cx="196" cy="180" r="44" className="fill-missed" />
      <rect x="330" y="84" width="254" height="192" rx="20" className="fill-surface" />
      <g className="stroke-ink" strokeWidth="10" strokeLinecap="round">
        <path d="M366 132h150" />
        <path d="M366 168h182M366 204h120" opacity="0.35" />
      </g>
      <path
        d="m366 244 12 12 24-26"
        className="stroke-signal"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

/** The cover of an article: a drawing based on the ping motif. Decorative: the title beside it states the subject. */
export const Cover = ({ name, className = "" }: { name: CoverName; className?: string }) => (
  <svg
    viewBox="0 0 640 360"
    preserveAspectRatio="xMidYMid slice"
    className={`aspect-video w-full ${className}`.trim()}
    fill="none"
    strokeWidth="3"
    aria-hidden="true"
  >
    {DRAWINGS[name]}
  </svg>
);
