import { Icon, IconDisc } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { timeOfDay } from "../../renderer/ui/visuals/parts/clock";
import type { DayStoryProps } from "./props.gen";

type Day = DayStoryProps["before"];

/** Styles of the two days; the line and the icons differ as well as the color. */
const STYLES = {
  before: {
    icon: "phone-missed",
    mark: "x",
    label: "tone-missed",
    line: "before:border-(--tone-missed) before:border-dashed",
    stop: "bg-missed-soft text-(--tone-missed)",
  },
  after: {
    icon: "phone-call",
    mark: "check",
    label: "tone-signal",
    line: "before:border-(--tone-signal)",
    stop: "bg-signal-soft text-(--tone-signal)",
  },
} as const;

/** Returns a key for the row of each moment: its time, numbered if several moments of the day have the same time. */
const rowKeys = ({ moments }: Day): string[] =>
  moments.map(({ time }, index) => {
    const earlier = moments.slice(0, index).filter((moment) => moment.time === time);
    return `${time} ${earlier.length}`;
  });

interface TrackProps {
  day: Day;
  variant: keyof typeof STYLES;
  /** Distinct row keys of both days, earliest first. */
  rows: readonly string[];
}

/** One day: its label, its summary, and its moments in the rows of the common times. */
function Track({ day, variant, rows }: TrackProps) {
  const keys = rowKeys(day);
  const { icon, mark, label, line, stop } = STYLES[variant];
  return (
    <div className="lg:row-span-full lg:grid lg:grid-rows-subgrid">
      <div className="pb-8">
        <h3 className={`flex items-center gap-2 font-sans text-base tracking-normal ${label}`}>
          <Icon name={icon} />
          {day.label}
        </h3>
        <p className="mt-2 max-w-[26rem] font-bold font-display text-2xl">{day.summary}</p>
      </div>
      {/* The line of the day, behind the marks; it also runs through the hours in which nothing happens. */}
      <ol
        className={`relative before:absolute before:inset-[0.5rem_auto_0_calc(6.5rem-1px)] before:border-l-2 before:opacity-55 before:mask-[linear-gradient(#000_calc(100%-3.5rem),transparent)] max-[20rem]:before:left-[calc(0.875rem-1px)] lg:row-start-2 lg:-row-end-1 lg:grid lg:grid-rows-subgrid ${line}`}
      >
        {day.moments.map(({ time, text }, index) => (
          <li
            key={time + text}
            className={`grid grid-cols-[5rem_1.75rem_minmax(0,1fr)] gap-2.5 max-[20rem]:grid-cols-[1.75rem_minmax(0,1fr)] lg:row-start-${rows.indexOf(keys[index] ?? "") + 1}`}
          >
            <time
              dateTime={time}
              className="tabular whitespace-nowrap pt-0.5 font-semibold text-sm max-[20rem]:col-span-2 max-[20rem]:pl-9.5"
            >
              {timeOfDay(time)}
            </time>
            <IconDisc
              name={mark}
              className={`relative z-1 size-7 border-[1.5px] border-current *:size-3.5 in-data-[tone=ink]:bg-ink ${stop}`}
            />
            <p className="tone-muted pb-7">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same day before and after. On a wide screen both tracks share their rows, so that equal times are level. */
export default function DayStory({ heading, intro, before, after }: DayStoryProps) {
  const rows = [...new Set([before, after].flatMap(rowKeys))].sort();
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      {/* Both tracks share one grid: headers in row one, then a row for every time; unused rows have no height. */}
      <div className="mt-12 grid gap-14 lg:grid-cols-2 lg:grid-rows-[repeat(13,auto)] lg:gap-x-[clamp(3rem,6vw,6rem)] lg:gap-y-0">
        <Track day={before} variant="before" rows={rows} />
        <Track day={after} variant="after" rows={rows} />
      </div>
    </>
  );
}
