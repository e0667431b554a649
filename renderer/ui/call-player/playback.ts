import { type RefObject, useEffect, useReducer } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";

/** State of a call's playback. */
export interface Playback {
  /** `whole`: not started, and the whole call is shown, as in the server's HTML. */
  status: "whole" | "playing" | "paused" | "ended";
  /** Index of the current line. */
  line: number;
  /** Elapsed seconds of the current line. */
  elapsed: number;
  /** Whether the call was followed to its end line by line: `to-end` does not count. */
  isWatched: boolean;
}

/** A call and its playback, as every part of the player needs them. */
export interface PlayerProps {
  scenario: CallScenario;
  /** Seconds of each line. */
  lengths: readonly number[];
  playback: Playback;
}

/** An action by the visitor, or the passing of time. `isStill`: under reduced motion, one line per press. */
export type PlaybackAction =
  | { kind: "play" }
  | { kind: "pause" }
  | { kind: "pass"; seconds: number }
  | { kind: "next" }
  | { kind: "to-end" }
  | { kind: "restart"; isStill: boolean };

/** Words per second on a calm call: 150 a minute, as in audiobooks. */
const WORDS_PER_SECOND = 2.5;

/** Returns the whole seconds that it takes to say a line. */
export const secondsToSay = (text: string): number =>
  Math.ceil(text.trim().split(/\s+/).length / WORDS_PER_SECOND);

/** The state before playback, in which the whole call is visible. */
export const WHOLE: Playback = { status: "whole", line: 0, elapsed: 0, isWatched: false };

const START: Playback = { status: "playing", line: 0, elapsed: 0, isWatched: false };
const END: Playback = { status: "ended", line: 0, elapsed: 0, isWatched: false };
const WATCHED: Playback = { ...END, isWatched: true };

/** Whether the call is between its start and its end. */
export const isUnderway = ({ status }: Playback): boolean => status === "playing" || status === "paused";

/** Returns the state in which a line is complete and the call is paused. */
function completeLine(line: number, lengths: readonly number[]): Playback {
  return { status: "paused", line, elapsed: lengths[line] ?? 0, isWatched: false };
}

/** Advances the time; the rest of a line's time goes to the lines after it. */
function advance(playback: Playback, seconds: number, lengths: readonly number[]): Playback {
  let { line } = playback;
  let elapsed = playback.elapsed + seconds;
  for (let length = lengths[line] ?? 0; elapsed >= length; length = lengths[line] ?? 0) {
    elapsed -= length;
    line += 1;
    if (line >= lengths.length) return WATCHED;
  }
  return { ...playback, line, elapsed };
}

/** Moves to the next line: to its start while playing, to its end while paused. */
function nextLine(playback: Playback, lengths: readonly number[]): Playback {
  if (playback.status === "whole") return completeLine(0, lengths);
  const line = playback.line + 1;
  if (line >= lengths.length) return WATCHED;
  return playback.status === "playing" ? { ...playback, line, elapsed: 0 } : completeLine(line, lengths);
}

/**
 * Returns the state after an action. Actions that do not apply to a state, such as a pause after the end, change nothing.
 *
 * @param lengths seconds of each line, at least one line
 */
export function playbackReducer(
  playback: Playback,
  action: PlaybackAction,
  lengths: readonly number[],
): Playback {
  switch (action.kind) {
    case "play":
      return playback.status === "paused" ? { ...playback, status: "playing" } : START;
    case "pause":
      return playback.status === "playing" ? { ...playback, status: "paused" } : playback;
    case "pass":
      return playback.status === "playing" ? advance(playback, action.seconds, lengths) : playback;
    case "next":
      return playback.status === "ended" ? playback : nextLine(playback, lengths);
    case "to-end":
      return isUnderway(playback) ? END : playback;
    case "restart":
      return action.isStill ? completeLine(0, lengths) : START;
  }
}

/** Returns the elapsed seconds of the call: zero before it starts, all of them at its end. */
export function secondsPassed({ status, line, elapsed }: Playback, lengths: readonly number[]): number {
  if (status === "whole") return 0;
  const before = status === "ended" ? lengths : lengths.slice(0, line);
  return before.reduce((sum, length) => sum + length, elapsed);
}

/** Returns the number of lines that have started; all of them unless the call is underway. */
export function linesHeard(playback: Playback, lengths: readonly number[]): number {
  return isUnderway(playback) ? playback.line + 1 : lengths.length;
}

/** Returns the number of lines that have been spoken in full; all of them unless the call is underway. */
export function linesDone(playback: Playback, lengths: readonly number[]): number {
  if (!isUnderway(playback)) return lengths.length;
  return playback.elapsed >= (lengths[playback.line] ?? 0) ? playback.line + 1 : playback.line;
}

/** Formats seconds as minutes and seconds: 72 → `1:12`. */
export function formatDuration(seconds: number): string {
  const wholeSeconds = Math.floor(seconds);
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, "0")}`;
}

/** Share of a line's time after which its text is complete: its last word is shown for a moment before the next line. */
const TEXT_COMPLETE_AT = 0.85;

/**
 * Splits a text after the words that have been spoken.
 *
 * @param share elapsed share of the line's time, 0 to 1
 * @returns the spoken words, and the rest with the space before it
 */
export function splitSpoken(text: string, share: number): [spoken: string, rest: string] {
  const words = text.split(" ");
  const count = Math.min(words.length, Math.ceil((share / TEXT_COMPLETE_AT) * words.length));
  const spoken = words.slice(0, count).join(" ");
  return [spoken, text.slice(spoken.length)];
}

/** Interval between updates, in milliseconds: short enough for words to appear one by one. */
const TICK_MS = 100;

/** Maximum seconds that one update advances: a computer that was asleep has not played the call meanwhile. */
const MAX_TICK_SECONDS = 1;

/** Whether an element is visible: not in a background tab, a closed dialog or a call that is not the selected one. */
const isVisible = (element: Element | null): boolean =>
  !document.hidden && element?.checkVisibility() !== false;

/**
 * Returns the playback state of a call and a dispatch function. Playback pauses automatically when the call is not
 * visible, and never starts automatically.
 *
 * @param lengths seconds of each line
 * @param root the element that shows the call
 */
export function usePlayback(lengths: readonly number[], root: RefObject<Element | null>) {
  const [playback, dispatch] = useReducer(
    (state: Playback, action: PlaybackAction) => playbackReducer(state, action, lengths),
    WHOLE,
  );
  const isPlaying = playback.status === "playing";
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const seconds = Math.min((now - last) / 1000, MAX_TICK_SECONDS);
      last = now;
      dispatch(isVisible(root.current) ? { kind: "pass", seconds } : { kind: "pause" });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, root]);
  return [playback, dispatch] as const;
}
