import { clockValue } from "../parts/clock";

const DAY = 24 * 60;

/** Local times of one person, such as 09:30. */
interface WorkingDay {
  time: string;
  from: string;
  until: string;
}

/** Spans of the working day on a line of 24 hours with now in its middle, as shares of its width. */
export function workingSpans({ time, from, until }: WorkingDay): [number, number][] {
  const length = (clockValue(until) - clockValue(from) + DAY) % DAY;
  const start = (clockValue(from) - clockValue(time) + DAY * 1.5) % DAY;
  const end = start + length;
  const spans: [number, number][] = [[start, Math.min(end, DAY)]];
  // What goes past the end of the line is the part of the same shift that lies half a day back.
  if (end > DAY) spans.push([0, end - DAY]);
  return spans.map(([first, last]) => [first / DAY, (last - first) / DAY]);
}
