import type { SetupClockVisual } from "../../../../schema/shapes.gen";
import { IconDisc } from "../../icon.server";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { clockValue, timeOfDay } from "../parts/clock";
import { VisualFrame, WindowBar } from "../visual-frame";

type Moment = SetupClockVisual["moments"][number];

const MINUTES_PER_HOUR = 60;
const CENTER = 60;
const RIM = 52;

/** Returns the point on the face at a distance from its center, in the direction of a minute. Zero is at the top. */
function pointAt(minute: number, radius: number): string {
  const angle = (minute / MINUTES_PER_HOUR) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(CENTER + radius * Math.sin(angle))} ${round(CENTER - radius * Math.cos(angle))}`;
}

/** Returns the minutes from a time of day to a later one, which may be on the next day. */
const minutesBetween = (from: string, to: string): number =>
  (clockValue(to) - clockValue(from) + 24 * MINUTES_PER_HOUR) % (24 * MINUTES_PER_HOUR);

/** Minute marks; every fifth is longer. */
const MARKS = Array.from(
  { length: MINUTES_PER_HOUR },
  (_, minute) => `M${pointAt(minute, minute % 5 === 0 ? 46 : 49.5)}L${pointAt(minute, RIM)}`,
).join("");

/** A clock face that is filled between two times; its hands show `to`. */
function Face({ from, to, className }: { from: string; to: string; className: string }) {
  const now = clockValue(to);
  const hour = ((now / MINUTES_PER_HOUR) % 12) * 5;
  return (
    <svg viewBox="0 0 120 120" className={className} fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx={CENTER} cy={CENTER} r="58" className="fill-surface stroke-line" />
      {/* A dash of a line as wide as its circle's diameter is a sector; an hour or more fills the face. */}
      <circle
        cx={CENTER}
        cy={CENTER}
        r={RIM / 2}
        pathLength={MINUTES_PER_HOUR}
        transform={`rotate(${(clockValue(from) % MINUTES_PER_HOUR) * 6 - 90} ${CENTER} ${CENTER})`}
        className="stroke-signal"
        strokeWidth={RIM}
        strokeLinecap="butt"
        strokeDasharray={`${minutesBetween(from, to)} ${MINUTES_PER_HOUR}`}
      />
      <path d={MARKS} className="stroke-line-strong" strokeWidth="1" />
      <path d={`M60 60L${pointAt(hour, 26)}`} className="stroke-ink" strokeWidth="4.5" />
      <path d={`M60 60L${pointAt(now % MINUTES_PER_HOUR, 42)}`} className="stroke-ink" strokeWidth="3" />
      <circle cx={CENTER} cy={CENTER} r="4.5" className="fill-ink" />
    </svg>
  );
}

/** One completed step. The line connects the marks from the first to the last. */
function Row({ moment }: { moment: Moment }) {
  const { time, text, detail, isByDlores } = moment;
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span className="absolute top-6 bottom-0 left-3 w-px bg-line group-last:hidden" />
      {isByDlores ? (
        <Avatar name={ASSISTANT} size="small" />
      ) : (
        <IconDisc name="check" className="size-6 bg-signal-soft text-signal-strong *:size-3.5" />
      )}
      <div className="min-w-0 flex-1 leading-snug">
        <p className="flex items-baseline justify-between gap-3">
          <span className={`font-semibold ${isByDlores ? "text-dlores" : ""}`}>{text}</span>
          <span className="tabular whitespace-nowrap text-muted text-xs">{timeOfDay(time)}</span>
        </p>
        {detail && <p className="tabular text-[0.8125rem] text-muted">{detail}</p>}
      </div>
    </li>
  );
}

/** The small part of an hour that a setup took: a clock face with those minutes filled, and the steps taken in them. */
export default function SetupClock({ title, moments }: SetupClockVisual) {
  const [from, to] = [moments[0]?.time ?? "", moments.at(-1)?.time ?? ""];
  const done = moments.map(({ time, text }) => `${timeOfDay(time)} ${text}`);
  return (
    <VisualFrame
      label={`Setting up ${title}, from ${timeOfDay(from)} to ${timeOfDay(to)}: ${done.join("; ")}.`}
    >
      <WindowBar icon="settings" title={title} fact={`${timeOfDay(from)} to ${timeOfDay(to)}`} />
      <div className="grid items-center gap-6 p-5 @sm:p-6 @md:grid-cols-[10.5rem_minmax(0,1fr)] @md:gap-7">
        <Face from={from} to={to} className="mx-auto w-full max-w-42" />
        <ol>
          {moments.map((moment) => (
            <Row key={moment.time} moment={moment} />
          ))}
        </ol>
      </div>
    </VisualFrame>
  );
}
