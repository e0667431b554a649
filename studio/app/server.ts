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
export async function ask<Answer>(call: string, body?: object): Promise<Answer> {
  const [method = "GET", name = ""] = call.split(" ");
  const response = await fetch(`${STUDIO}/api/${name}`, {
    method,
    headers: { [TOKEN_HEADER]: token(), ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : null,
  }).catch(() => undefined);
  if (!response) throw new CallError("The server has been stopped. Start it with npm run dev.");
  const answer = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (!answer) throw new CallError("The answer cannot be read. The server’s terminal may say why.");
  if (!response.ok) throw new CallError(String(answer.message), answer);
  return answer as Answer;
}

/**
 * What is asked for as soon as it is shown: the newest answer, why there is no newer one, and a way to ask again.
 *
 * @param call the same one as long as it is shown
 */
export function useAnswer<Answer>(call: string) {
  const [state, setState] = useState<{ answer?: Answer; failed?: string }>({});
  const again = useCallback(
    () =>
      ask<Answer>(call).then(
        (answer) => setState({ answer }),
        ({ message }: CallError) => setState((old) => ({ ...old, failed: message })),
      ),
    [call],
  );
  useEffect(() => void again(), [again]);
  return { ...state, again };
}

/**
 * What a button or a form asks of the server: once, also when it is pressed twice.
 *
 * @param onAnswer called with the answer, and waited for
 * @returns `send`, which asks; `sendForm`, which asks with what a form holds; whether it waits for the answer; and why
 *   the last time was in vain
 */
export function useCall<Answer>(onAnswer: (answer: Answer) => unknown) {
  const [failed, setFailed] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const isAsking = useRef(false);
  const send = async (call: string, body: object): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    setWaiting(true);
    setFailed("");
    try {
      await onAnswer(await ask<Answer>(call, body));
    } catch (error) {
      setFailed((error as CallError).message);
    }
    isAsking.current = false;
    setWaiting(false);
  };
  const sendForm =
    (call: string, more: object = {}) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(call, { ...Object.fromEntries(new FormData(event.currentTarget)), ...more });
    };
  return { send, sendForm, isWaiting, failed };
}
