import { describe, expect, it } from "vitest";
import {
  currentLine,
  endsOf,
  formatDuration,
  linesDone,
  type Playback,
  type PlaybackAction,
  playbackReducer,
  secondsToSay,
  splitSpoken,
  WHOLE,
} from "./playback";

const ENDS = [4, 6, 9];

const played = (...actions: PlaybackAction[]): Playback =>
  actions.reduce((playback, action) => playbackReducer(playback, action, ENDS), WHOLE);

const play: PlaybackAction = { kind: "play" };
const pause: PlaybackAction = { kind: "pause" };
const next: PlaybackAction = { kind: "next" };
const toEnd: PlaybackAction = { kind: "to-end" };
const pass = (seconds: number): PlaybackAction => ({ kind: "pass", seconds });
const restart = (isStill: boolean): PlaybackAction => ({ kind: "restart", isStill });

/** Returns what a visitor sees: status, lines that have started, completed lines, and seconds. */
const seen = (playback: Playback) => [
  playback.status,
  (currentLine(playback, ENDS) ?? ENDS.length - 1) + 1,
  linesDone(playback, ENDS),
  playback.passed,
];

describe("a call", () => {
  it("is shown in full before it is played", () => {
    expect(seen(WHOLE)).toEqual(["whole", 3, 3, 0]);
  });

  it("starts with its first line and continues as time passes", () => {
    expect(seen(played(play))).toEqual(["playing", 1, 0, 0]);
    expect(seen(played(play, pass(3.5)))).toEqual(["playing", 1, 0, 3.5]);
    expect(seen(played(play, pass(3.5), pass(1)))).toEqual(["playing", 2, 1, 4.5]);
    expect(seen(played(play, pass(7)))).toEqual(["playing", 3, 2, 7]);
  });

  it("ends after its last line, and counts as watched then", () => {
    expect(played(play, pass(8.9)).isWatched).toBe(false);
    const end = played(play, pass(9));
    expect(seen(end)).toEqual(["ended", 3, 3, 9]);
    expect(end.isWatched).toBe(true);
    expect(played(play, pass(3600))).toEqual(end);
  });

  it("keeps its position while it is paused, and resumes from it", () => {
    expect(seen(played(play, pass(5), pause, pass(10)))).toEqual(["paused", 2, 1, 5]);
    expect(seen(played(play, pass(5), pause, play, pass(0.5)))).toEqual(["playing", 2, 1, 5.5]);
  });

  it("restarts from the beginning, and counts as unwatched again", () => {
    expect(seen(played(play, pass(9), play))).toEqual(["playing", 1, 0, 0]);
    expect(played(play, pass(9), play).isWatched).toBe(false);
  });
});

describe("the next line", () => {
  it("starts at once while the call plays", () => {
    expect(seen(played(play, pass(1), next))).toEqual(["playing", 2, 1, 4]);
  });

  it("is shown in full while the call is paused or not started", () => {
    expect(seen(played(next))).toEqual(["paused", 1, 1, 4]);
    expect(seen(played(next, next))).toEqual(["paused", 2, 2, 6]);
    expect(seen(played(play, pass(1), pause, next))).toEqual(["paused", 2, 2, 6]);
  });

  it("after the last one ends the call, which counts as watched if every line was shown", () => {
    expect(played(next, next, next, next)).toEqual(played(play, pass(9)));
    expect(seen(played(play, pass(9), next))).toEqual(["ended", 3, 3, 9]);
  });
});

describe("skipping to the end", () => {
  it.each([
    ["playing", [play, pass(8)]],
    ["paused", [play, pass(8), pause]],
  ])("ends a call that is %s without counting it as watched", (_, moves) => {
    const end = played(...moves, toEnd);
    expect(seen(end)).toEqual(["ended", 3, 3, 9]);
    expect(end.isWatched).toBe(false);
  });

  it("has no effect before the start and after the end", () => {
    expect(played(toEnd)).toEqual(WHOLE);
    expect(played(play, pass(9), toEnd).isWatched).toBe(true);
  });
});

it("restarts by playing, or with its first line if reduced motion is preferred", () => {
  expect(seen(played(play, pass(5), restart(false)))).toEqual(["playing", 1, 0, 0]);
  expect(seen(played(play, pass(5), restart(true)))).toEqual(["paused", 1, 1, 4]);
});

it("can be paused only while it plays, and only then lets time pass", () => {
  expect(played(pause)).toEqual(WHOLE);
  expect(played(pass(5))).toEqual(WHOLE);
  expect(seen(played(play, pass(9), pause))).toEqual(["ended", 3, 3, 9]);
});

it.each([
  [0, "0:00"],
  [9.96, "0:09"],
  [72, "1:12"],
])("formats %d seconds as %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each([
  [0, ["", "One two three four"]],
  [0.1, ["One", " two three four"]],
  [0.5, ["One two three", " four"]],
  [0.85, ["One two three four", ""]],
  [1, ["One two three four", ""]],
])("splits a line after %d of its time into %o", (share, parts) => {
  expect(splitSpoken("One two three four", share)).toEqual(parts);
});

it("estimates the time that it takes to say the words", () => {
  expect(["Yes.", "Is two pm still right?", "One two three four five six"].map(secondsToSay)).toEqual([
    1, 2, 3,
  ]);
});

it("adds up the time of the lines", () => {
  const lines = ["Yes.", "Is two pm still right?", "One two three four five six"];
  expect(endsOf(lines.map((text) => ({ speaker: "caller", text })))).toEqual([1, 3, 6]);
});
