import type { SetupClockVisual } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon";
import { timeOfDay } from "../../time-of-day";
import { ASSISTANT, Monogram } from "../parts/monogram";
import { WindowBar } from "../parts/window-bar";
import { VisualFrame } from "../visual-frame";
import { Face } from "./face";

type Moment = SetupClockVisual["moments"][number];

/** One thing that was done. The line joins the marks from the first to the last. */
function Row({ moment }: { moment: Moment }) {
  const { time, text, detail, isByDlores } = moment;
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span className="absolute top-6 bottom-0 left-3 w-px bg-line group-last:hidden" />
      {isByDlores ? (
        <Monogram name={ASSISTANT} size="small" />
      ) : (
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-signal-soft text-signal-strong">
          <Icon name="check" className="size-3.5" />
        </span>
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

/** How small a part of an hour it took: a clock face with those minutes filled, and what was done in them. */
export default function SetupClock({ title, moments }: SetupClockVisual) {
  const [from, to] = [moments[0]?.time ?? "", moments.at(-1)?.time ?? ""];
  const done = moments.map(({ time, text }) => `${timeOfDay(time)} ${text}`);
  return (
    <VisualFrame
      label={`Setting up ${title}, from ${timeOfDay(from)} to ${timeOfDay(to)}: ${done.join("; ")}.`}
    >
      <WindowBar icon="settings" title={title}>
        {timeOfDay(from)} to {timeOfDay(to)}
      </WindowBar>
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
