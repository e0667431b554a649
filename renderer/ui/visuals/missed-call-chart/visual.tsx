import type { MissedCallChartVisual } from "../../../../schema/shapes.gen";
import { formatPercent } from "../parts/clock";
import { VisualFrame, WindowBar } from "../visual-frame";

type Day = MissedCallChartVisual["days"][number];

/** Pixels from the top of the chart to the baseline of the bars, and the height of the highest bar. */
const BASELINE = 176;
const MAX_BAR_HEIGHT = 152;
/** Minimum height of a bar, so that a single call is visible. */
const MIN_BAR_HEIGHT = 4;
/** Minimum height of a bar that contains its count. */
const MIN_LABELED_HEIGHT = 15;
const GAP = 2;

const sum = (days: readonly Day[], key: "answered" | "missed") =>
  days.reduce((total, day) => total + day[key], 0);

/** The bars of one day: answered calls below, missed ones on top, each with its count. */
function Column({ day, index, count, highest }: { day: Day; index: number; count: number; highest: number }) {
  const scale = (calls: number) =>
    calls === 0 ? 0 : Math.max(MIN_BAR_HEIGHT, Math.round((calls / highest) * MAX_BAR_HEIGHT));
  const [answered, missed] = [scale(day.answered), scale(day.missed)];
  const middle = formatPercent((index + 0.5) / count);
  const bar = { x: formatPercent((index + 0.18) / count), width: formatPercent(0.64 / count), rx: 4 };
  const top = BASELINE - answered - (missed && answered ? GAP : 0) - missed;
  return (
    <g>
      {day.answered > 0 && (
        <rect {...bar} y={BASELINE - answered} height={answered} className="fill-signal" />
      )}
      {day.missed > 0 && <rect {...bar} y={top} height={missed} className="fill-missed" />}
      {answered >= MIN_LABELED_HEIGHT && (
        <text x={middle} y={BASELINE - Math.min(9, answered / 2 - 4)} className="fill-surface">
          {day.answered}
        </text>
      )}
      {day.missed > 0 && (
        <text x={middle} y={top - 6} className="fill-missed font-semibold">
          {day.missed}
        </text>
      )}
      <text x={middle} y={BASELINE + 20} className="fill-muted">
        {day.label}
      </text>
    </g>
  );
}

function Total({ calls, word, color }: { calls: number; word: string; color: string }) {
  return (
    <p className="flex items-center gap-2.5">
      <span className={`h-9 w-1.5 rounded-full forced-color-adjust-none ${color}`} />
      <span className="leading-none">
        <strong className="tabular block font-bold font-display text-2xl leading-none">{calls}</strong>
        <span className="text-muted text-xs">{word}</span>
      </span>
    </p>
  );
}

/** Stacked bars of answered and missed calls. Only x positions are relative, so the text never scales. */
export default function MissedCallChart({ title, period, days, remark }: MissedCallChartVisual) {
  const [answered, missed] = [sum(days, "answered"), sum(days, "missed")];
  const highest = Math.max(1, ...days.map((day) => day.answered + day.missed));
  return (
    <VisualFrame
      label={`${title}, ${period}: ${answered} answered and ${missed} missed. ${remark ?? ""}`.trim()}
    >
      <WindowBar icon="chart-column" title={title} fact={period} />
      <div className="p-5">
        <div className="flex gap-8">
          <Total calls={answered} word="Answered" color="bg-signal" />
          <Total calls={missed} word="Missed" color="bg-missed" />
        </div>
        <svg
          className="tabular mt-4 w-full text-xs forced-colors:[&_text:not(.fill-surface)]:fill-current"
          height={BASELINE + 26}
          textAnchor="middle"
          aria-hidden="true"
        >
          <line x2="100%" y1={BASELINE + 0.5} y2={BASELINE + 0.5} className="stroke-line" />
          {days.map((day, index) => (
            <Column key={day.label} day={day} index={index} count={days.length} highest={highest} />
          ))}
        </svg>
      </div>
      {remark && <p className="border-line border-t bg-paper px-5 py-3.5 font-medium">{remark}</p>}
    </VisualFrame>
  );
}
