import { type RefObject, useEffect, useReducer } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";

/** State of a call's playback. */
export interface Playback {
  /** `whole`: not started, and the whole call is shown, as in the server's HTML. */
  status: "whole" | "playing" | "paused" | "ended";
  /** Elapsed seconds of the call: zero before it starts, all of them at its end. */
  passed: number;
  /** Whether the call was followed to its end line by line: `to-end` does not count. */
  isWatched: boolean;
}

/** A call and its playback, as every part of the player needs them. */
export interface PlayerProps {
  scenario: CallScenario;
  /** Second of the call at which each line ends; at least one line. */
  ends: readonly number[];
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

/** Returns the second of the call at which each of its lines ends. */
export function endsOf(lines: CallScenario["lines"]): number[] {
  const lengths = lines.map(({ text }) => secondsToSay(text));
  return lengths.map((_, line) => lengths.slice(0, line + 1).reduce((sum, length) => sum + length));
}

/** The state before playback, in which the whole call is visible. */
export const WHOLE: Playback = { status: "whole", passed: 0, isWatched: false };

const START: Playback = { ...WHOLE, status: "playing" };

/** Whether the call is between its start and its end. */
export const isUnderway = ({ status }: Playback): boolean => status === "playing" || status === "paused";

/** Returns the index of the current line of a call that is underway; while paused, it may have just been completed. */
export function currentLine(playback: Playback, ends: readonly number[]): number | undefined {
  const { status, passed } = playback;
  if (!isUnderway(playback)) return undefined;
  return ends.findIndex((end) => (status === "playing" ? passed < end : passed <= end));
}

/** Returns the state at the end of the call. */
const ended = (ends: readonly number[], isWatched: boolean): Playback => ({
  status: "ended",
  passed: ends.at(-1) ?? 0,
  isWatched,
});

/** Moves to the next line: to its start while playing, to its end while paused or not started. */
function nextLine(playback: Playback, ends: readonly number[]): Playback {
  const line = (currentLine(playback, ends) ?? -1) + 1;
  const end = ends[line];
  if (end === undefined) return ended(ends, true);
  if (playback.status === "playing") return { ...playback, passed: ends[line - 1] ?? 0 };
  return { ...playback, status: "paused", passed: end };
}

/** Returns the state after an action. Actions that do not apply to a state, such as a pause after the end, change nothing. */
export function playbackReducer(
  playback: Playback,
  action: PlaybackAction,
  ends: readonly number[],
): Playback {
  const { status } = playback;
  switch (action.kind) {
    case "play":
      return status === "paused" ? { ...playback, status: "playing" } : START;
    case "pause":
      return status === "playing" ? { ...playback, status: "paused" } : playback;
    case "pass": {
      if (status !== "playing") return playback;
      const passed = playback.passed + action.seconds;
      return passed < (ends.at(-1) ?? 0) ? { ...playback, passed } : ended(ends, true);
    }
    case "next":
      return status === "ended" ? playback : nextLine(playback, ends);
    case "to-end":
      return isUnderway(playback) ? ended(ends, false) : playback;
    case "restart":
      return action.isStill ? nextLine(WHOLE, ends) : START;
  }
}

/** Returns the number of lines that have been spoken in full; all of them unless the call is underway. */
export const linesDone = (playback: Playback, ends: readonly number[]): number =>
  isUnderway(playback) ? ends.filter((end) => end <= playback.passed).length : ends.length;

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
  // Safari before 17.4 lacks the function.
  !document.hidden && element?.checkVisibility?.() !== false;

/**
 * Returns the playback state of a call and a dispatch function. Playback pauses automatically when the call is not
 * visible, and never starts automatically.
 *
 * @param ends second at which each line ends
 * @param root the element that shows the call
 */
export function usePlayback(ends: readonly number[], root: RefObject<Element | null>) {
  const [playback, dispatch] = useReducer(
    (state: Playback, action: PlaybackAction) => playbackReducer(state, action, ends),
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
