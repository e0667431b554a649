import { type FormEvent, useRef, useState } from "react";
import { ask, type CallError } from "./server";

/**
 * What a button or a form asks of the server: once, also when it is pressed twice.
 *
 * @param onAnswer called with the answer
 * @returns `send`, which asks; `sendForm`, which asks with what a form holds; whether it waits for the answer; and why
 *   the last time was in vain
 */
export function useCall<Answer>(onAnswer: (answer: Answer) => void) {
  const [failed, setFailed] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const isAsking = useRef(false);
  const send = async (call: string, body: object): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    setWaiting(true);
    setFailed("");
    try {
      onAnswer(await ask<Answer>(call, body));
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
