import { useState } from "react";
import type { ControlProps } from "./field-props";

/** A number as people write it, such as `$38`, `38.50` or `1,000`. A comma that separates no thousands has several meanings. */
const NUMBER = /^\$? ?(-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)$/;

/** Parses a typed number; NaN if the text is not one. */
export const parseNumber = (text: string): number =>
  Number(NUMBER.exec(text.trim())?.[1]?.replaceAll(",", "") || Number.NaN);

/**
 * A number field. A text that is not a number is written to the draft as it is, so that it can be undone and corrected; the
 * check reports it, and the draft cannot be saved until then.
 */
export function NumberField({ field, value, isRequired, control, onChange }: ControlProps<"number">) {
  const [typed, setTyped] = useState({ text: String(value ?? ""), value });
  return (
    <input
      {...control}
      className="input"
      inputMode="decimal"
      // `38.50` stays as it is typed.
      value={typed.value === value ? typed.text : String(value ?? "")}
      // Removed earlier, an optional field would vanish while its number is replaced.
      onBlur={() => value === "" && !isRequired && onChange(undefined)}
      onChange={({ target: { value: text } }) => {
        const number = parseNumber(text);
        const written = Number.isNaN(number) ? text : number;
        const next = text === "" && field.isNullable ? null : written;
        setTyped({ text, value: next });
        if (next !== value) onChange(next);
      }}
    />
  );
}
