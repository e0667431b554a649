import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { formatPercent } from "../../renderer/ui/visuals/parts/clock";
import { WAVE_HEIGHT, wavePath } from "../../renderer/ui/visuals/parts/waveform";
import type { CallTimelineProps } from "./props.gen";
import { BAR_COUNT, waveformOf } from "./sound";

type Moment = CallTimelineProps["items"][number];

const SPEAKERS: Record<Moment["speaker"], string> = { ring: "Ringing", caller: "Caller", dlores: "Dlores" };

/** Stroke color of a stretch of the waveform, by speaker. */
const STRETCH_COLORS: Record<Moment["speaker"], string> = {
  ring: "stroke-line-strong in-data-[tone=ink]:stroke-(--tone-muted)",
  caller: "stroke-(--tone-muted)",
  dlores: "stroke-(--tone-dlores)",
};

/** Waveform of the call, each stretch in the color of its speaker, with the times below. */
function CallWaveform({ moments }: { moments: readonly Moment[] }) {
  const { bars, stretches } = waveformOf(moments);
  return (
    <div className="mt-10 lg:mt-14">
      <svg
        viewBox={`0 0 ${BAR_COUNT} ${WAVE_HEIGHT}`}
        preserveAspectRatio="none"
        className="h-[clamp(4rem,9vw,7rem)] w-full [stroke-width:clamp(2.5px,0.5vw,6px)]"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {stretches.map(({ at, speaker, first, end }) => (
          <path
            key={at}
            className={STRETCH_COLORS[speaker]}
            vectorEffect="non-scaling-stroke"
            d={wavePath(bars, first, end)}
          />
        ))}
      </svg>
      <svg
        className="mt-3 h-6 w-full overflow-visible text-sm tabular"
        fill="currentColor"
        aria-hidden="true"
      >
        {stretches.map(({ at, share }) => (
          <text key={at} x={formatPercent(share)} y="1em">
            {at}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** One moment: its time, what is heard, and what happens meanwhile. On a phone, the time is beside the speaker. */
function Row({ at, speaker, heard, meanwhile }: Moment) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-current/15 border-t py-5 max-lg:*:last:col-span-2 lg:grid-cols-[8rem_minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-12 lg:py-7">
      <p className="tabular font-bold font-display text-xl lg:text-3xl">{at}</p>
      <div className="max-lg:contents">
        <p
          className={`flex items-center gap-1.5 font-semibold text-[0.875rem] ${speaker === "dlores" ? "text-(--tone-dlores)" : "tone-muted"}`}
        >
          {speaker === "dlores" && <Icon name="sparkles" className="size-4" />}
          {speaker === "ring" && <Icon name="phone-incoming" className="size-4" />}
          {SPEAKERS[speaker]}
        </p>
        <p className="col-span-2 mt-1 text-xl">{speaker === "ring" ? heard : `“${heard}”`}</p>
      </div>
      <div className="border-current/20 border-l-2 pl-4 max-lg:mt-3 lg:pl-6">
        <p className="font-semibold text-sm tone-muted max-lg:sr-only">Meanwhile</p>
        <p className="lg:mt-1">{meanwhile}</p>
      </div>
    </li>
  );
}

/** A call second by second: its waveform, then its moments in order of time. */
export default function CallTimeline({ heading, intro, items, outcome }: CallTimelineProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <CallWaveform moments={items} />
      <ol className="mt-8 lg:mt-12">
        {items.map((moment) => (
          <Row key={moment.heard} {...moment} />
        ))}
      </ol>
      {outcome && (
        <p className="text-balance border-current/15 border-t pt-7 font-bold font-display text-2xl lg:pl-44 lg:text-3xl">
          {outcome}
        </p>
      )}
    </>
  );
}
