/** How long a visitor waits for data, in milliseconds: a slow network is given time, a silent one is given up. */
export const TIME_LIMIT = 30_000;

/**
 * The JSON at a path of this site. It is given up after the time limit, and at once when the caller's signal is aborted.
 *
 * @throws the caller's reason, an error that names the limit, one with the path for an answer that is an error or holds
 * no JSON, or what `fetch` throws
 */
export async function loadJson(path: string, caller?: AbortSignal): Promise<unknown> {
  caller?.throwIfAborted();
  const request = new AbortController();
  const stop = () => request.abort(caller?.reason);
  caller?.addEventListener("abort", stop);
  const timer = setTimeout(
    () => request.abort(new Error(`There was no answer within ${TIME_LIMIT / 1000} seconds.`)),
    TIME_LIMIT,
  );
  try {
    const response = await fetch(path, { signal: request.signal });
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new Error(`${path} holds no JSON.`, { cause });
    }
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", stop);
  }
}
