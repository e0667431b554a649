import { clockValue } from "../../renderer/ui/visuals/parts/clock";
import { speechBars } from "../../renderer/ui/visuals/parts/waveform";
import type { CallTimelineProps } from "./props.gen";

type Moment = CallTimelineProps["items"][number];

/** Bars of the whole drawing: few enough to be told apart on a phone. */
export const BARS = 66;

/** What is drawn before anybody speaks. */
const SILENCE = 0.02;

/** The bars of one moment within the drawing of the call: from `first` up to `end`, and who is heard. */
export interface Stretch {
  at: string;
  speaker: Moment["speaker"];
  first: number;
  end: number;
  /** Where it begins, as a share of the call. */
  share: number;
}

/**
 * The sound of a call as bars that belong to those who are heard. A moment lasts until the next one begins, and the
 * last one as long as the moments before it on average.
 */
export function soundOf(moments: readonly Moment[]): { bars: number[]; stretches: Stretch[] } {
  const starts = moments.map(({ at }) => clockValue(at));
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const length = ((last - first) * moments.length) / Math.max(1, moments.length - 1) || 1;
  const shareOf = (index: number) => ((starts[index] ?? first + length) - first) / length;
  const stretches = moments.map(({ at, speaker }, index) => ({
    at,
    speaker,
    first: Math.round(shareOf(index) * BARS),
    end: Math.round(shareOf(index + 1) * BARS),
    share: shareOf(index),
  }));
  const bars = stretches.flatMap(({ speaker, first: from, end }) => {
    const count = Math.max(0, end - from);
    return speaker === "ring" ? Array<number>(count).fill(SILENCE) : speechBars(`${speaker}${from}`, count);
  });
  return { bars, stretches };
}
