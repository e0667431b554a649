import { useEffect, useId, useRef, useState } from "react";
import { useEditor } from "../editor-context";
import type { ControlProps } from "./field-props";
import { Findings } from "./findings";

/** A number as people write it, such as `$38`, `38.50` or `1,000`. A comma that separates no thousands has several meanings. */
const NUMBER = /^\$? ?(-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)$/;

/** Parses a typed number; NaN if the text is not one. */
export const parseNumber = (text: string): number =>
  Number(NUMBER.exec(text.trim())?.[1]?.replaceAll(",", "") || Number.NaN);

/**
 * A number field. A text that is not a number stays in the field with a message, so that a typing error can be corrected;
 * the draft then keeps the value from before, not the digits that were typed so far.
 */
export function NumberField({ field, value, control, onChange }: ControlProps<"number">) {
  const id = useId();
  const [typed, setTyped] = useState({ text: String(value ?? ""), value });
  const valueBefore = useRef(value);
  const text = typed.value === value ? typed.text : String(value ?? "");
  const isWrong = text !== "" && text !== String(value) && Number.isNaN(parseNumber(text));
  const { setInvalidNumbers } = useEditor();
  useEffect(() => {
    if (!isWrong) return;
    setInvalidNumbers((count) => count + 1);
    return () => setInvalidNumbers((count) => count - 1);
  }, [isWrong, setInvalidNumbers]);
  const kept = valueBefore.current ?? "";
  const message = `Write a number, such as 38.50.${kept === "" ? "" : ` Until then it stays ${kept}.`}`;
  const described = [control["aria-describedby"], isWrong && id].filter(Boolean).join(" ");
  return (
    <>
      <input
        {...control}
        {...(isWrong ? { "aria-invalid": true, "aria-describedby": described } : {})}
        className="input"
        inputMode="decimal"
        value={text}
        onFocus={() => {
          valueBefore.current = value;
        }}
        onChange={({ target: { value: text } }) => {
          const number = parseNumber(text);
          const emptyValue = field.isNullable ? null : undefined;
          const written = Number.isNaN(number) ? valueBefore.current : number;
          const next = text === "" ? emptyValue : written;
          setTyped({ text, value: next });
          if (next !== value) onChange(next);
        }}
      />
      {isWrong && <Findings id={id} findings={[{ severity: "error", rule: "number", where: "", message }]} />}
    </>
  );
}
