/**
 * How a posting ended. `unreachable`: no answer came, as without a network or where the other host forbids it.
 * `refused`: the answer was a status other than 2xx. `timeout`: no answer in time, so nobody knows whether it arrived.
 */
export type Outcome = "sent" | "refused" | "unreachable" | "timeout";

/** Milliseconds after which an answer is no longer waited for. */
export const TIMEOUT = 20_000;

/** Posts a value as JSON and says how it ended; it never throws. */
export async function postJson(address: string, value: unknown): Promise<Outcome> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), TIMEOUT);
  try {
    const response = await fetch(address, {
      method: "POST",
      // Services for forms answer with a page to look at unless JSON is asked for.
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(value),
      signal: waiting.signal,
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return waiting.signal.aborted ? "timeout" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
