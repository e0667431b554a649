/** Timeout of a request, in milliseconds: long enough for a slow network. */
export const TIMEOUT_MS = 30_000;

/**
 * Loads the JSON at a path of this site. The request is aborted after the timeout, and when the caller's signal is aborted.
 *
 * @throws the caller's abort reason, an error that names the timeout, one with the path for a response that is an error
 * or is not JSON, or the error of `fetch`
 */
export async function loadJson(path: string, callerSignal?: AbortSignal): Promise<unknown> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener("abort", abort);
  const timer = setTimeout(
    () => controller.abort(new Error(`There was no answer within ${TIMEOUT_MS / 1000} seconds.`)),
    TIMEOUT_MS,
  );
  try {
    const response = await fetch(path, { signal: controller.signal });
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new Error(`${path} holds no JSON.`, { cause });
    }
  } catch (error) {
    // Chromium gives no reason if it was reading the response.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener("abort", abort);
  }
}
