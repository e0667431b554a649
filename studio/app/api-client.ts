import { useCallback, useEffect, useState } from "react";
import { STUDIO_PATH, TOKEN_HEADER } from "../api";

/** A failed request to the studio's API, with a message for the author. */
export class CallError extends Error {
  constructor(
    message: string,
    /** Full body of the response. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

const token = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";

/** The last save. */
let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Sends a request to the studio's API, and returns the parsed response. Files are read after a pending save,
 * whose editor may have been left.
 *
 * @param call method and name, such as `GET file?name=pages/pricing.json`
 * @throws CallError if the request fails or the server cannot be reached
 */
export async function callApi<Data>(call: string, body?: object): Promise<Data> {
  const [method = "GET", name = ""] = call.split(" ");
  if (method === "GET") await lastSave;
  const sent = fetch(`${STUDIO_PATH}/api/${name}`, {
    method,
    headers: { [TOKEN_HEADER]: token(), ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : null,
  }).catch(() => undefined);
  if (method === "PUT") lastSave = sent;
  const response = await sent;
  if (!response) throw new CallError("The server has stopped. Start it with npm run dev; your text is kept.");
  const content = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (!content) throw new CallError("The answer cannot be read. The server’s terminal may say why.");
  if (!response.ok) throw new CallError(String(content.message), content);
  return content as Data;
}

/**
 * Fetches data when the component mounts.
 *
 * @param call request for `callApi`; a change fetches again
 * @returns the latest data, the error of the last request if it failed, and `reload`
 */
export function useQuery<Data>(call: string) {
  const [state, setState] = useState<{ data?: Data; error?: string }>({});
  const reload = useCallback(
    () =>
      callApi<Data>(call).then(
        (data) => setState({ data }),
        ({ message }: CallError) => setState((old) => ({ ...old, error: message })),
      ),
    [call],
  );
  useEffect(() => void reload(), [reload]);
  return { ...state, reload };
}
