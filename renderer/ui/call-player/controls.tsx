import { type IconNode, Pause, Play, RotateCcw, SkipForward, StepForward } from "lucide";
import { LineIcon } from "../line-icon";
import { clock, isUnderway, type Move, type Playback, secondsPassed } from "./playback";

/** Label of the first button; where there is little room the second part is read out only. */
const PLAY_LABELS = {
  whole: ["Read along", ""],
  playing: ["Pause", ""],
  paused: ["Read on", ""],
  ended: ["Read", "again"],
} as const;

/** Read when a button is pressed, so that the server's HTML is the same for everyone. */
const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A button whose label is read out only, or shown as a hint. One that can do nothing keeps the focus, so it is not disabled in earnest. */
function IconButton({
  label,
  drawing,
  className = "",
  isIdle = false,
  onPress,
}: {
  label: string;
  drawing: IconNode;
  className?: string;
  isIdle?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`call-button ${className}`}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
    >
      <LineIcon drawing={drawing} />
      <span className="call-label">{label}</span>
    </button>
  );
}

/** How far the call is, and what to do with it. */
export function Controls({
  lengths,
  playback,
  change,
}: {
  lengths: readonly number[];
  playback: Playback;
  change: (move: Move) => void;
}) {
  const { status } = playback;
  const passed = secondsPassed(playback, lengths);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const isPlaying = status === "playing";
  const [verb, more] = PLAY_LABELS[status];
  return (
    <div className="call-controls">
      <p className="tabular flex items-center gap-3 text-muted text-sm">
        <progress className="call-progress" aria-label="Progress of the call" value={passed} max={total} />
        {clock(passed)} / {clock(total)}
      </p>
      <div className="call-buttons mt-2 flex items-center gap-1">
        <button
          type="button"
          className="call-play"
          onClick={() => change({ kind: isPlaying ? "pause" : "play" })}
        >
          <LineIcon drawing={isPlaying ? Pause : Play} className="size-4.5" />
          <span>
            {verb} <span className="call-more">{more}</span>
          </span>
        </button>
        <IconButton
          label="Next line"
          className="call-step"
          drawing={StepForward}
          isIdle={status === "ended"}
          onPress={() => change({ kind: "next" })}
        />
        <IconButton
          label="To the end"
          drawing={SkipForward}
          isIdle={!isUnderway(playback)}
          onPress={() => change({ kind: "to-end" })}
        />
        <IconButton
          label="Start again"
          drawing={RotateCcw}
          onPress={() => change({ kind: "restart", isStill: wantsStillness() })}
        />
      </div>
    </div>
  );
}
