import { type IconNode, Pause, Play, RotateCcw, SkipForward, StepForward } from "lucide";
import type { Dispatch } from "react";
import { LineIcon } from "../line-icon";
import { formatDuration, isUnderway, type PlaybackAction, type PlayerProps } from "./playback";

/** Label of the first button; on narrow screens the second part is for screen readers only. */
const PLAY_LABELS = {
  whole: ["Read along", ""],
  playing: ["Pause", ""],
  paused: ["Read on", ""],
  ended: ["Read", "again"],
} as const;

/** Style of every button. */
const BUTTON = "inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full";

/** Style of the main button under reduced motion, where nothing plays automatically and each press shows one line. */
const MAIN_IF_REDUCED_MOTION =
  "motion-reduce:mr-auto motion-reduce:border motion-reduce:border-line-strong motion-reduce:pr-5.5 motion-reduce:pl-4.5 motion-reduce:font-semibold";

interface IconButtonProps {
  label: string;
  drawing: IconNode;
  isIdle?: boolean;
  isMainIfReducedMotion?: boolean;
  onPress: () => void;
}

/** A button whose label is for screen readers and the tooltip. `aria-disabled` lets an idle button keep the focus. */
function IconButton({ label, drawing, isIdle, isMainIfReducedMotion, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${BUTTON} hover:bg-sunken aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-line-strong ${isMainIfReducedMotion ? MAIN_IF_REDUCED_MOTION : ""}`}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
    >
      <LineIcon drawing={drawing} />
      <span className={isMainIfReducedMotion ? "sr-only motion-reduce:not-sr-only" : "sr-only"}>{label}</span>
    </button>
  );
}

/** Progress of the call, and the buttons that control it. */
export function Controls({ ends, playback, dispatch }: PlayerProps & { dispatch: Dispatch<PlaybackAction> }) {
  const { status, passed } = playback;
  const total = ends.at(-1) ?? 0;
  const isPlaying = status === "playing";
  const [verb, more] = PLAY_LABELS[status];
  return (
    <div className="call-controls border-line border-b px-5 py-3 noscript:hidden">
      <p className="tabular flex items-center gap-3 text-muted text-sm">
        <progress
          className="call-progress h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line text-dlores forced-colors:h-2 forced-colors:border"
          aria-label="Progress of the call"
          value={passed}
          max={total}
        />
        {formatDuration(passed)} / {formatDuration(total)}
      </p>
      <div className="mt-2 flex items-center gap-1 @max-[19.5rem]:flex-wrap">
        <button
          type="button"
          className={`call-play mr-auto whitespace-nowrap bg-ink pr-5.5 pl-4.5 font-semibold text-paper hover:bg-ink-raised forced-colors:border motion-reduce:hidden @max-[19.5rem]:flex-[1_0_100%] ${BUTTON}`}
          onClick={() => dispatch({ kind: isPlaying ? "pause" : "play" })}
        >
          <LineIcon
            drawing={isPlaying ? Pause : Play}
            className="size-4.5 in-aria-busy:animate-[call-pulse_900ms_var(--ease-out)_infinite_alternate] fill-current"
          />
          <span>
            {verb} <span className="@max-[21rem]:sr-only">{more}</span>
          </span>
        </button>
        <IconButton
          label="Next line"
          drawing={StepForward}
          isIdle={status === "ended"}
          isMainIfReducedMotion
          onPress={() => dispatch({ kind: "next" })}
        />
        <IconButton
          label="To the end"
          drawing={SkipForward}
          isIdle={!isUnderway(playback)}
          onPress={() => dispatch({ kind: "to-end" })}
        />
        <IconButton
          label="Start again"
          drawing={RotateCcw}
          // Read on a press, so that the server's HTML is the same for everyone.
          onPress={() =>
            dispatch({ kind: "restart", isStill: matchMedia("(prefers-reduced-motion: reduce)").matches })
          }
        />
      </div>
    </div>
  );
}
