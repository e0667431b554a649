import { clockValue } from "../parts/clock";

const HOUR = 60;
const CENTRE = 60;
const RIM = 52;
const TICKS = Array.from({ length: HOUR }, (_, minute) => minute);

/** A point on the face: how far from its centre, in the direction of a minute. Zero is at the top. */
function point(minute: number, radius: number): string {
  const angle = (minute / HOUR) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(CENTRE + radius * Math.sin(angle))} ${round(CENTRE - radius * Math.cos(angle))}`;
}

/**
 * The part of the face between two times of day, as a path.
 *
 * @param from such as `10:00`
 * @param to at most an hour after `from`; it may lie in the next hour
 */
export function wedgePath(from: string, to: string): string {
  const start = clockValue(from) % HOUR;
  const length = (clockValue(to) - clockValue(from) + 24 * HOUR) % HOUR;
  const isLarge = length > HOUR / 2 ? 1 : 0;
  return `M${CENTRE} ${CENTRE}L${point(start, RIM)}A${RIM} ${RIM} 0 ${isLarge} 1 ${point(start + length, RIM)}Z`;
}

/** Marks of the minutes; every fifth is longer. */
const MARKS = TICKS.map(
  (minute) => `M${point(minute, minute % 5 === 0 ? 46 : 49.5)}L${point(minute, RIM)}`,
).join("");

/** A clock face that is filled between two times; its hands stand at the second. */
export function Face({ from, to, className }: { from: string; to: string; className: string }) {
  const now = clockValue(to);
  const hour = ((now / HOUR) % 12) * 5;
  return (
    <svg viewBox="0 0 120 120" className={className} fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r="58" className="fill-surface stroke-line" />
      <path d={wedgePath(from, to)} className="fill-signal" />
      <path d={MARKS} className="stroke-line-strong" strokeWidth="1" />
      <path d={`M60 60L${point(hour, 26)}`} className="stroke-ink" strokeWidth="4.5" />
      <path d={`M60 60L${point(now % HOUR, 42)}`} className="stroke-ink" strokeWidth="3" />
      <circle cx={CENTRE} cy={CENTRE} r="4.5" className="fill-ink" />
    </svg>
  );
}
