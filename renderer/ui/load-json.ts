/** How long a visitor waits for data, in milliseconds: a slow network is given time, a silent one is given up. */
export const TIME_LIMIT = 30_000;

/**
 * Runs a task that is given up after the time limit, and at once when the caller's signal is aborted.
 *
 * @param task gets a signal that is aborted when it is given up
 * @throws what the task throws, the caller's reason, or an error that names the limit
 */
export async function withinLimit<T>(
  task: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new Error(`There was no answer within ${TIME_LIMIT / 1000} seconds.`)),
    TIME_LIMIT,
  );
  caller?.addEventListener("abort", stop);
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason)),
  );
  try {
    return await Promise.race([task(signal), stopped]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", stop);
  }
}

/**
 * The JSON at a path of this site, within the time limit.
 *
 * @param caller gives the request up
 * @throws with the path, when it answers with an error or holds no JSON; otherwise as `withinLimit`, or what `fetch` throws
 */
export function loadJson(path: string, caller?: AbortSignal): Promise<unknown> {
  return withinLimit(async (signal) => {
    const response = await fetch(path, { signal });
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new Error(`${path} holds no JSON.`, { cause });
    }
  }, caller);
}
