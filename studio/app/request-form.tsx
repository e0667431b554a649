import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { type CallError, callApi } from "./api-client";
import { LOOKS } from "./elements";
import { useNames } from "./site";

interface RequestFormProps<Data> {
  /** Request for `callApi`, such as `POST pages`. */
  call: string;
  /** What is sent besides the values of the fields. */
  body?: object;
  /** Called with the response, and awaited. */
  onSuccess: (data: Data) => unknown;
  /** Called with the error of a failed request, besides its message in the form. */
  onFailure?: (error: CallError) => void;
  /** Label of the button. */
  button: string;
  look?: keyof typeof LOOKS;
  disabled?: boolean;
  className?: string;
  /** Fields; without any, the form is a button. */
  children?: ReactNode;
}

/** A form that sends its values to the studio's API, one request at a time, with the error of the last one if it failed. */
export function RequestForm<Data>(props: RequestFormProps<Data>) {
  const { call, body, onSuccess, onFailure, button, look = "primary" } = props;
  const [error, setError] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const withNames = useNames();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting) return;
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setIsWaiting(true);
    setError("");
    try {
      await onSuccess(await callApi<Data>(call, { ...values, ...body }));
    } catch (cause) {
      onFailure?.(cause as CallError);
      setError((cause as CallError).message);
    }
    setIsWaiting(false);
  };
  return (
    <form className={props.className} onSubmit={onSubmit}>
      {props.children}
      <button type="submit" className={LOOKS[look]} disabled={props.disabled}>
        {isWaiting ? "One moment …" : button}
      </button>
      <p role="alert" className="failure empty:hidden">
        {withNames(error)}
      </p>
    </form>
  );
}

/** A required input of a form, below its label. */
export const LabeledInput = ({ label, ...input }: { label: string } & ComponentProps<"input">) => (
  <label>
    {label}
    <input className="input" required autoComplete="off" {...input} />
  </label>
);
