import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { STUDIO, TOKEN_HEADER } from "../api";

/** Says why something did not work. */
export class CallError extends Error {
  constructor(
    message: string,
    /** All that the server said. */
    readonly details: Readonly<Record<string, unknown>> = {},
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
 * @throws CallError, also where there is no answer
 */
export async function callApi<Data>(call: string, body?: object): Promise<Data> {
  const [method = "GET", name = ""] = call.split(" ");
  const response = await fetch(`${STUDIO}/api/${name}`, {
    method,
    headers: { [TOKEN_HEADER]: token(), ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : null,
  }).catch(() => undefined);
  if (!response) throw new CallError("The server has been stopped. Start it with npm run dev.");
  const content = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (!content) throw new CallError("The answer cannot be read. The server’s terminal may say why.");
  if (!response.ok) throw new CallError(String(content.message), content);
  return content as Data;
}

/**
 * What is asked for as soon as it is shown: the newest answer, why there is no newer one, and a way to ask again.
 *
 * @param call the same one as long as it is shown
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
 * What a button or a form asks of the server: once, also when it is pressed twice.
 *
 * @param onAnswer called with the answer, and waited for
 * @returns `send`, which asks; `sendForm`, which asks with what a form holds; whether it waits for the answer; and why
 *   the last time was in vain
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
