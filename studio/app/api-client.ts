import { useCallback, useEffect, useRef, useState } from "react";
import { STUDIO_PATH, TOKEN_HEADER } from "../api";
import { useNames } from "./site";
import { useListener } from "./use-listener";

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

/** The last save. */
let lastSave: Promise<unknown> = Promise.resolve();

const tokenElement = () => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]');

/** Takes the token of the server that runs now from a new copy of the studio's page. */
async function renewToken(): Promise<void> {
  const page = await fetch(STUDIO_PATH).then((response) => response.text());
  const [, token] = /name="studio-token" content="([\w-]+)"/.exec(page) ?? [];
  if (token) tokenElement()?.setAttribute("content", token);
}

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
  const send = () =>
    fetch(`${STUDIO_PATH}/api/${name}`, {
      method,
      headers: { [TOKEN_HEADER]: tokenElement()?.content ?? "", "Content-Type": "application/json" },
      body: body ? JSON.stringify(body) : null,
    });
  const sent = send()
    // The server has been restarted: what is typed in this window would be lost if it had to be reloaded.
    .then((response) => (response.status === 401 ? renewToken().then(send) : response))
    .catch(() => undefined);
  if (method === "PUT") lastSave = sent;
  const response = await sent;
  if (!response)
    throw new CallError("The studio has stopped. Start it again as you did before; your text is kept.");
  const content = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (!content) throw new CallError("The answer cannot be read. The server’s terminal may say why.");
  if (!response.ok) throw new CallError(String(content.message), content);
  return content as Data;
}

/**
 * Sends a request when the component mounts and again after each change, one at a time: what changes while a request is
 * pending is sent after it, but only the latest.
 *
 * @param body content that the response is about; it changes by identity
 * @param delay time without a change before a request is sent, in milliseconds
 * @returns the latest data, the body that it is about, whether it is this one, the error of the last request if it
 *   failed, and `reload`, which resolves after the response
 */
export function useQuery<Data, Body extends object = object>(call: string, body?: Body, delay = 0) {
  const [state, setState] = useState<{ data?: Data; error?: string; sent?: Body | undefined }>({});
  const latest = useRef<{ call: string; body: Body | undefined }>({ call, body });
  const pending = useRef<Promise<void>>(undefined);
  const send = useCallback((): Promise<void> => {
    const sendLatest = async (): Promise<void> => {
      const sent = latest.current;
      try {
        setState({ data: await callApi<Data>(sent.call, sent.body), sent: sent.body });
      } catch (error) {
        setState(({ sent: _, ...old }) => ({ ...old, error: (error as Error).message }));
      }
      if (latest.current !== sent) return sendLatest();
      pending.current = undefined;
    };
    pending.current ??= sendLatest();
    return pending.current;
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current = { call, body };
      void send();
    }, delay);
    return () => clearTimeout(timer);
  }, [call, body, delay, send]);
  const reload = useCallback(() => {
    latest.current = { ...latest.current };
    return send();
  }, [send]);
  // The server may answer again when the author returns from its terminal.
  useListener("focus online", () => state.error !== undefined && reload());
  const withNames = useNames();
  const error = state.error === undefined ? {} : { error: withNames(state.error) };
  return { ...state, ...error, isCurrent: state.sent === body, reload };
}
