/** Counts `by` more units as done, 1 unless told otherwise. `stop` ends the line early, for work that failed. */
export interface Tick {
  (by?: number): void;
  stop(): void;
}

interface Options {
  stream?: Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };
  now?: () => number;
  env?: Record<string, string | undefined>;
}

const DIM = "\x1b[2m";
const RESET = "\x1b[0m";
const CLEAR_LINE = "\r\x1b[K";

/**
 * Shows how far long work has come. On a terminal one line is rewritten, with the count and the seconds so far;
 * elsewhere a line is printed at the start, about every tenth, and at the end. It writes to stderr, so that stdout
 * holds results alone, and leaves out colour when `NO_COLOR` is set (no-color.org).
 *
 * @param label what is being done, as in "Rendering pages"
 * @param total how many units there are
 * @returns a function to call for each unit that is done
 * @throws RangeError when the total is not a whole number of at least 0
 */
export function progress(
  label: string,
  total: number,
  { stream = process.stderr, now = Date.now, env = process.env }: Options = {},
): Tick {
  if (!Number.isInteger(total) || total < 0)
    throw new RangeError(`The total of "${label}" is ${total}; expected a whole number of at least 0.`);
  const started = now();
  const colour = stream.isTTY && !env.NO_COLOR;
  const step = total / 10;
  let done = 0;
  let nextLine = step;
  let ended = false;

  const show = () => {
    const seconds = `${((now() - started) / 1000).toFixed(1)} s`;
    const text = `${label}: ${done} of ${total}, ${colour ? `${DIM}${seconds}${RESET}` : seconds}`;
    stream.write(stream.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
  };
  const stop = () => {
    if (!ended && stream.isTTY) stream.write("\n");
    ended = true;
  };
  const tick = (by = 1) => {
    if (ended) return;
    done = Math.min(total, done + by);
    if (stream.isTTY || done >= nextLine || done === total) show();
    while (nextLine <= done && step > 0) nextLine += step;
    if (done === total) stop();
  };

  show();
  if (total === 0) stop();
  return Object.assign(tick, { stop });
}
