import { type RefObject, useEffect, useReducer } from "react";

/** Where the playing of a call stands. */
export interface Playback {
  /** `whole`: not begun, and all of it is shown, as in the server's HTML. */
  status: "whole" | "playing" | "paused" | "ended";
  /** Index of the line that is being said. */
  line: number;
  /** Seconds of that line that have been said. */
  elapsed: number;
  /** The call was followed to its end, each line in its turn: `toEnd` does not count. */
  isWatched: boolean;
}

/** What a visitor, or the passing of time, does to the playing. `isStill`: without motion, one line at a press. */
export type Move =
  | { kind: "play" }
  | { kind: "pause" }
  | { kind: "pass"; seconds: number }
  | { kind: "next" }
  | { kind: "to-end" }
  | { kind: "restart"; isStill: boolean };

/** Words that people say in a second on a calm call: 150 in a minute, as in audiobooks. */
const PACE = 2.5;

/** Whole seconds that it takes to say a line. */
export const secondsToSay = (text: string): number => Math.ceil(text.trim().split(/\s+/).length / PACE);

/** The whole call at sight, before it is played. */
export const WHOLE: Playback = { status: "whole", line: 0, elapsed: 0, isWatched: false };

const START: Playback = { status: "playing", line: 0, elapsed: 0, isWatched: false };
const END: Playback = { status: "ended", line: 0, elapsed: 0, isWatched: false };
const WATCHED: Playback = { ...END, isWatched: true };

/** True while the call stands somewhere between its beginning and its end. */
export const isUnderway = ({ status }: Playback): boolean => status === "playing" || status === "paused";

/** A line that is said in full, and the call waits there. */
function wholeLine(line: number, lengths: readonly number[]): Playback {
  return { status: "paused", line, elapsed: lengths[line] ?? 0, isWatched: false };
}

/** Lets time pass; the rest of a line's time goes to the lines after it. */
function pass(playback: Playback, seconds: number, lengths: readonly number[]): Playback {
  let { line } = playback;
  let elapsed = playback.elapsed + seconds;
  for (let length = lengths[line] ?? 0; elapsed >= length; length = lengths[line] ?? 0) {
    elapsed -= length;
    line += 1;
    if (line >= lengths.length) return WATCHED;
  }
  return { ...playback, line, elapsed };
}

/** The next line: from its beginning while playing, in full while the call waits. */
function next(playback: Playback, lengths: readonly number[]): Playback {
  if (playback.status === "whole") return wholeLine(0, lengths);
  const line = playback.line + 1;
  if (line >= lengths.length) return WATCHED;
  return playback.status === "playing" ? { ...playback, line, elapsed: 0 } : wholeLine(line, lengths);
}

/**
 * The playing after a move. Moves that make no sense where it stands, such as a pause after the end, change nothing.
 *
 * @param lengths seconds of each line, at least one
 */
export function move(playback: Playback, change: Move, lengths: readonly number[]): Playback {
  switch (change.kind) {
    case "play":
      return playback.status === "paused" ? { ...playback, status: "playing" } : START;
    case "pause":
      return playback.status === "playing" ? { ...playback, status: "paused" } : playback;
    case "pass":
      return playback.status === "playing" ? pass(playback, change.seconds, lengths) : playback;
    case "next":
      return playback.status === "ended" ? playback : next(playback, lengths);
    case "to-end":
      return isUnderway(playback) ? END : playback;
    case "restart":
      return change.isStill ? wholeLine(0, lengths) : START;
  }
}

/** Seconds of the call that have passed: none before it begins, all of them at its end. */
export function secondsPassed({ status, line, elapsed }: Playback, lengths: readonly number[]): number {
  if (status === "whole") return 0;
  const before = status === "ended" ? lengths : lengths.slice(0, line);
  return before.reduce((sum, length) => sum + length, elapsed);
}

/** Number of lines of which something has been said; all of them unless the call is underway. */
export function linesHeard(playback: Playback, lengths: readonly number[]): number {
  return isUnderway(playback) ? playback.line + 1 : lengths.length;
}

/** Number of lines that have been said to their end. */
export function linesDone(playback: Playback, lengths: readonly number[]): number {
  if (!isUnderway(playback)) return lengths.length;
  return playback.elapsed >= (lengths[playback.line] ?? 0) ? playback.line + 1 : playback.line;
}

/** Seconds as a clock shows them: 72 → `1:12`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A line is written faster than it is said, so that its last word stands for a moment before the next line. */
const WRITTEN_AFTER = 0.85;

/**
 * Splits a text after the words that have been said.
 *
 * @param share how much of the line's time has passed, 0 to 1
 * @returns what has been said, and the rest with the space before it
 */
export function spokenPart(text: string, share: number): [said: string, rest: string] {
  const words = text.split(" ");
  const count = Math.min(words.length, Math.ceil((share / WRITTEN_AFTER) * words.length));
  const said = words.slice(0, count).join(" ");
  return [said, text.slice(said.length)];
}

/** Milliseconds between two looks at the clock: often enough for words to appear one by one. */
const TICK = 100;

/** Most seconds that pass between two looks. A computer that slept has not played the call meanwhile. */
const LONGEST_TICK = 1;

/** False in a background tab, in a dialog that was closed and in a call that another one has taken the place of. */
const isVisible = (element: Element | null): boolean =>
  !document.hidden && element?.checkVisibility() !== false;

/**
 * The playing of a call: where it stands, and how to move it. It pauses by itself when it is out of sight, and never
 * starts by itself.
 *
 * @param lengths seconds of each line
 * @param root the element that shows it
 */
export function usePlayback(
  lengths: readonly number[],
  root: RefObject<Element | null>,
): [Playback, (change: Move) => void] {
  const [playback, change] = useReducer((before: Playback, next: Move) => move(before, next, lengths), WHOLE);
  const isPlaying = playback.status === "playing";
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const seconds = Math.min((now - last) / 1000, LONGEST_TICK);
      last = now;
      change(isVisible(root.current) ? { kind: "pass", seconds } : { kind: "pause" });
    }, TICK);
    return () => clearInterval(timer);
  }, [isPlaying, root]);
  return [playback, change];
}
