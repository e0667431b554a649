interface Options {
  stream?: Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };
  now?: () => number;
}

const CLEAR_LINE = "\r\x1b[K";

/**
 * Shows the progress of long-running work. On a terminal, it rewrites one line with the count and the elapsed seconds;
 * elsewhere, it prints a line at the start, after about every tenth of the units, and at the end. It writes to stderr,
 * so that stdout contains only results.
 *
 * @param label description of the work, such as "Rendering pages"
 * @param total number of units
 * @returns a function to call after each unit; its `stop` ends the line early, for work that failed
 */
export function progress(
  label: string,
  total: number,
  { stream = process.stderr, now = Date.now }: Options = {},
) {
  const started = now();
  const tenths = (units: number) => Math.floor((units * 10) / total);
  let done = 0;
  let ended = false;
  const show = () => {
    const text = `${label}: ${done} of ${total}, ${((now() - started) / 1000).toFixed(1)} s`;
    stream.write(stream.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
  };
  const stop = () => {
    if (!ended && stream.isTTY) stream.write("\n");
    ended = true;
  };
  const tick = () => {
    if (ended) return;
    done += 1;
    if (stream.isTTY || tenths(done) > tenths(done - 1)) show();
    if (done === total) stop();
  };
  show();
  if (total === 0) stop();
  return Object.assign(tick, { stop });
}
