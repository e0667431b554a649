import { useRef } from "react";
import { flushSync } from "react-dom";
import { isUnwritten } from "../../../checks/placeholder";
import type { ControlProps } from "./field-props";
import { placeOf, useForm } from "./form-context";

/** With so few characters left, whoever writes wants to know. */
const NEARLY_FULL = 15;

/** A text, with what a visitor reads below it where it holds tokens. */
export function TextField({ field, path, value, isRequired, control, onChange }: ControlProps) {
  const { readings, pickFact } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = value === undefined ? "" : String(value);
  const reading = readings.get(placeOf(path));
  const most = field.kind === "text" ? field.most : Number.POSITIVE_INFINITY;
  const left = most - [...(reading ?? text)].length;
  const insert = (token: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    // What stands in brackets is there to be written over.
    const [start, end] = isUnwritten(text) ? [0, text.length] : [selectionStart, selectionEnd];
    flushSync(() => onChange(text.slice(0, start) + token + text.slice(end)));
    area.current?.focus();
    area.current?.setSelectionRange(start + token.length, start + token.length);
  };
  return (
    <>
      <textarea
        {...control}
        ref={area}
        rows={1}
        className="input"
        value={text}
        onFocus={({ currentTarget }) => {
          if (isUnwritten(currentTarget.value)) currentTarget.select();
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // What belongs to the field, such as its facts, is part of writing it.
          const isLeft = !currentTarget.parentElement?.contains(relatedTarget);
          if (text === "" && !isRequired && isLeft) onChange(undefined);
        }}
      />
      <div className="under">
        {reading !== undefined && <p>Reads: {reading}</p>}
        {left >= 0 && left < NEARLY_FULL && !isUnwritten(text) && (
          <p>{left === 1 ? "1 character left" : `${left} characters left`}</p>
        )}
        {field.kind === "text" && field.isWords && (
          <button
            type="button"
            className="link"
            aria-label={`Insert a fact into ${field.title}`}
            onClick={() => pickFact(insert)}
          >
            Insert a fact
          </button>
        )}
      </div>
    </>
  );
}
