import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
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
  if (!response) throw new CallError("The server has been stopped. Start it with npm run dev.");
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

/**
 * Sends the request of a button or a form; a second click is ignored while a request is pending.
 *
 * @param onSuccess called with the response, and awaited
 * @returns `send`; `sendForm`, which creates a submit handler that sends the form's values; whether a request is pending;
 *   and the error of the last request, or an empty string
 */
export function useMutation<Data>(onSuccess: (data: Data) => unknown) {
  const [error, setError] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const isPending = useRef(false);
  const send = async (call: string, body: object): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    setWaiting(true);
    setError("");
    try {
      await onSuccess(await callApi<Data>(call, body));
    } catch (cause) {
      setError((cause as CallError).message);
    }
    isPending.current = false;
    setWaiting(false);
  };
  const sendForm =
    (call: string, more: object = {}) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(call, { ...Object.fromEntries(new FormData(event.currentTarget)), ...more });
    };
  return { send, sendForm, isWaiting, error };
}
