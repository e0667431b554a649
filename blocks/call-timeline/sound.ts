import { clockValue } from "../../renderer/ui/visuals/parts/clock";
import { speechBars } from "../../renderer/ui/visuals/parts/waveform";
import type { CallTimelineProps } from "./props.gen";

/** Number of bars in the waveform: few enough to stay distinct on a phone. */
export const BAR_COUNT = 66;

/** Height of a bar while the phone rings and nobody speaks, from 0 to 1. */
const SILENCE = 0.02;

/**
 * Returns the waveform of a call, and the stretch of bars of each moment. A moment lasts until the next one begins; the
 * last one lasts as long as the average of the moments before it.
 *
 * @returns a stretch has the bars from `first` up to, but not including, `end`, and begins at a `share` of the call
 */
export function waveformOf(moments: Readonly<CallTimelineProps["items"]>) {
  const starts = moments.map(({ at }) => clockValue(at));
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const length = ((last - first) * moments.length) / Math.max(1, moments.length - 1) || 1;
  const shareOf = (index: number) => ((starts[index] ?? first + length) - first) / length;
  const stretches = moments.map(({ at, speaker }, index) => ({
    at,
    speaker,
    first: Math.round(shareOf(index) * BAR_COUNT),
    end: Math.round(shareOf(index + 1) * BAR_COUNT),
    share: shareOf(index),
  }));
  const bars = stretches.flatMap(({ speaker, first: from, end }) => {
    const count = Math.max(0, end - from);
    return speaker === "ring" ? Array<number>(count).fill(SILENCE) : speechBars(`${speaker}${from}`, count);
  });
  return { bars, stretches };
}
