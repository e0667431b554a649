import type { VoicemailTranscriptVisual } from "../../../../schema/shapes.gen";
import { IconDisc } from "../../icon.server";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { shareOf } from "../parts/clock";
import { speechBars, Waveform } from "../parts/waveform";
import { VisualFrame, WindowBar } from "../visual-frame";

/** A voicemail as text: its waveform, its words with the marked phrase, and the task made from it. */
export default function VoicemailTranscript(props: VoicemailTranscriptVisual) {
  const { caller, callerDetail, received, duration, position, transcript, action } = props;
  const [before, phrase, after] = transcript.split("**");
  return (
    <VisualFrame
      label={`A voicemail of ${duration} from ${caller}, as text: “${transcript.replaceAll("**", "")}” Next step: ${action.text}.`}
    >
      <WindowBar icon="voicemail" title="Voicemail" fact={received} />
      <div className="bg-sunken px-5 pt-5 pb-4">
        <div className="flex items-center gap-4">
          <IconDisc name="pause" className="size-12 bg-ink text-paper" />
          <Waveform
            bars={speechBars(caller, 54)}
            played={shareOf(position, duration)}
            className="h-16 w-full min-w-0"
          />
        </div>
        <p className="tabular mt-2 flex justify-between pl-16 text-muted text-xs">
          <span>{position}</span>
          <span>{duration}</span>
        </p>
      </div>
      <div className="p-5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{caller}</span>
          <span className="tabular truncate text-muted text-xs">{callerDetail}</span>
        </p>
        <p className="mt-2 text-lg leading-relaxed">
          {before}
          {phrase && (
            <mark className="box-decoration-clone rounded-[0.25rem] bg-sun px-1 text-ink">{phrase}</mark>
          )}
          {after}
        </p>
        <div className="mt-5 flex items-center gap-3 rounded-inner bg-dlores-soft p-3.5">
          <Avatar name={ASSISTANT} />
          <p className="min-w-0 leading-snug">
            <span className="block font-semibold">{action.text}</span>
            <span className="text-muted text-xs">{action.detail}</span>
          </p>
        </div>
      </div>
    </VisualFrame>
  );
}
