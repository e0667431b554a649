import { type RefObject, useEffect, useReducer } from "react";
import { type Move, move, type Playback, WHOLE } from "./playback";

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
