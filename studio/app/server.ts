import { STUDIO, TOKEN_HEADER } from "../api";

/** An answer that says why something did not work. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** All that the server said. */
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

const token = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";

/**
 * Asks the studio's server.
 *
 * @param call method and name: `GET page?file=pages/pricing.json`
 * @throws CallError, with status 0 where there is no answer
 */
export async function ask<Answer>(call: string, body?: object): Promise<Answer> {
  const [method = "GET", name = ""] = call.split(" ");
  const init: RequestInit = { method, headers: { [TOKEN_HEADER]: token() } };
  if (body) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const response = await fetch(`${STUDIO}/api/${name}`, init).catch(() => undefined);
  if (!response) throw new CallError(0, "The server has been stopped. Start it with npm run dev.", {});
  const answer = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (!answer)
    throw new CallError(response.status, "The answer cannot be read. The server’s terminal may say why.", {});
  if (!response.ok) throw new CallError(response.status, String(answer.message), answer);
  return answer as Answer;
}
