import type { CallRecordingVisual } from "../../../../schema/shapes.gen";
import { IconDisc } from "../../icon.server";
import { Avatar } from "../parts/avatar";
import { clockValue, formatPercent, shareOf } from "../parts/clock";
import { speakerTurns, speechBars, Waveform } from "../parts/waveform";
import { VisualFrame, WindowBar } from "../visual-frame";

const BAR_COUNT = 64;
/** Bar height of a track while its speaker listens, from 0 to 1. */
const SILENCE = 0.04;

/** Returns the bars of the two tracks: the speakers take turns, and each track is flat while the other one speaks. */
function tracks(title: string): [number[], number[]] {
  const isFirst = speakerTurns(title, BAR_COUNT);
  const bars = speechBars(title, BAR_COUNT);
  return [
    bars.map((bar, index) => (isFirst[index] ? bar : SILENCE)),
    bars.map((bar, index) => (isFirst[index] ? SILENCE : bar)),
  ];
}

/** Marks over both tracks: the announcement of the recording, the notes, and the playback position. */
function Marks({ duration, position, announcedAt, notes }: CallRecordingVisual) {
  const announced = formatPercent(shareOf(announcedAt, duration));
  const now = formatPercent(shareOf(position, duration));
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      <line x1={announced} x2={announced} y2="100%" className="stroke-sun" strokeWidth="2" />
      <circle cx={announced} r="4.5" className="fill-sun" />
      <line x2="100%" y1="50%" y2="50%" className="stroke-line" />
      {notes.map(({ at }) => (
        <circle
          key={at}
          cx={formatPercent(shareOf(at, duration))}
          cy="50%"
          r="3.5"
          className="fill-surface stroke-ink"
          strokeWidth="2"
        />
      ))}
      <line x1={now} x2={now} y2="100%" className="stroke-ink" strokeWidth="1.5" />
      <circle cx={now} r="4.5" className="fill-ink" />
    </svg>
  );
}

/** A recorded call to listen to and to read: a track for each speaker, and notes with the time of their moment. */
export default function CallRecording(props: CallRecordingVisual) {
  const { title, date, speakers, duration, position, announcedAt, notes } = props;
  const sound = tracks(title);
  const played = shareOf(position, duration);
  const current = notes.filter(({ at }) => clockValue(at) <= clockValue(position)).at(-1);
  return (
    <VisualFrame
      label={`Recording of a call of ${duration} between ${speakers.join(" and ")}: ${title}. Announced at ${announcedAt}. Notes: ${notes.map(({ at, text }) => `${at} ${text}`).join("; ")}.`}
    >
      <WindowBar icon="mic" title={title} fact={date} />
      <div className="flex gap-3 px-5 pt-6">
        <div className="flex flex-col justify-around">
          {speakers.map((speaker, index) => (
            <Avatar key={speaker} name={speaker} size="small" isOutside={index === 0} />
          ))}
        </div>
        <div className="relative min-w-0 flex-1">
          <Waveform bars={sound[0]} played={played} className="h-12 w-full text-muted" />
          <Waveform bars={sound[1]} played={played} className="h-12 w-full text-signal" />
          <Marks {...props} />
        </div>
      </div>
      <div className="tabular flex items-center gap-2 whitespace-nowrap px-4 pt-3 pb-5 @2xs:gap-3 @2xs:px-5">
        <IconDisc name="pause" className="size-9 @2xs:size-11 bg-ink text-paper" />
        <p className="flex-1 whitespace-nowrap">
          <span className="font-semibold">{position}</span> <span className="text-muted">of {duration}</span>
        </p>
        <p className="flex items-center gap-1.5 text-muted text-xs">
          <span className="size-2 rounded-full bg-sun" />
          <span>
            Announced<span className="hidden @2xs:inline"> at {announcedAt}</span>
          </span>
        </p>
      </div>
      <ol className="border-line border-t bg-paper p-2">
        {notes.map((note) => (
          <li
            key={note.at}
            className={`flex items-baseline gap-3 rounded-inner px-3 py-2.5 ${note === current ? "bg-surface font-semibold" : ""}`}
          >
            <span className="tabular w-9 shrink-0 font-semibold text-signal-strong text-xs">{note.at}</span>
            {note.text}
          </li>
        ))}
      </ol>
    </VisualFrame>
  );
}
