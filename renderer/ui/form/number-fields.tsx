import { type SyntheticEvent, useId, useRef, useState } from "react";
import { type Entry, type EntryRule, parseEntry } from "./entry";

/** Rules for a number, its label and the range of its slider. */
interface NumberFieldRule extends EntryRule {
  label: string;
  prefix?: string;
  suffix?: string;
  /** Maximum of the slider. A larger number can still be typed. */
  sliderMax: number;
  sliderStep: number;
}

interface NumberFieldProps {
  id: string;
  field: NumberFieldRule;
  start: number;
  onChange: (entry: Entry) => void;
}

/** A labeled number input with a slider for the same value, and a message if the number is invalid. */
function NumberField({ id, field, start, onChange }: NumberFieldProps) {
  const messageId = useId();
  const [{ text, message }, setState] = useState({ text: String(start), message: "" });
  const change = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const entry = parseEntry(value, field, validity.badInput);
    setState({ text: value, message: "message" in entry ? entry.message : "" });
    onChange(entry);
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-[0.9375rem]">
        {field.label}
      </label>
      <div className="mt-1.5 grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-center gap-4 max-[23rem]:grid-cols-1 max-[23rem]:gap-1">
        <div
          className="flex h-12 items-center gap-1.5 rounded-inner border border-line-strong px-4 has-focus-visible:outline-(--tone-signal) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 data-invalid:border-(--tone-missed) data-invalid:border-2 print:h-auto print:border-0 print:px-0"
          data-invalid={message ? "" : undefined}
        >
          {field.prefix && <span aria-hidden="true">{field.prefix}</span>}
          <input
            id={id}
            className="h-full min-w-0 flex-1 font-semibold text-inherit outline-none [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            type="number"
            inputMode={field.decimals ? "decimal" : "numeric"}
            min={field.min ?? 0}
            max={field.max}
            step={field.decimals ? "any" : 1}
            autoComplete="off"
            value={text}
            onChange={change}
            // React fires no change event while the value stays empty, as it does for a text that is not a number.
            onInput={change}
            // While it has the focus, the mouse wheel would change the number instead of scrolling the page.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? messageId : undefined}
          />
          {field.suffix && <span aria-hidden="true">{field.suffix}</span>}
        </div>
        <input
          type="range"
          className="h-11 w-full cursor-pointer accent-(--tone-signal) print:hidden"
          aria-label={`${field.label}, slider`}
          min={field.min ?? 0}
          max={field.sliderMax}
          step={field.sliderStep}
          // A number that is out of range puts the slider at that end.
          value={Math.min(Number(text) || 0, field.sliderMax)}
          onChange={change}
        />
      </div>
      <p id={messageId} className="min-h-7 py-1 text-[0.875rem] tone-missed">
        {message}
      </p>
    </div>
  );
}

/** Rules for the numbers that a visitor enters, by name, in the order of their fields. */
export type NumberRules<Name extends string> = readonly (NumberFieldRule & { name: Name })[];

interface NumberFieldsProps<Name extends string> {
  id: string;
  rules: NumberRules<Name>;
  start: Readonly<Record<Name, number>>;
  /** Message if a number is missing. */
  missing: string;
  /** Receives the numbers after each change, or a message while one of them is invalid. */
  onChange: (numbers: Record<Name, number> | string) => void;
}

/** Fields for several numbers, each with its slider and its message. */
export function NumberFields<Name extends string>(props: NumberFieldsProps<Name>) {
  const { id, rules, start, missing, onChange } = props;
  const entries = useRef(new Map<Name, Entry>(rules.map(({ name }) => [name, { value: start[name] }])));
  const change = (changed: Name, entry: Entry) => {
    entries.current.set(changed, entry);
    const all = [...entries.current];
    const faults = all.flatMap(([, one]) => ("message" in one ? one : []));
    const advice = faults.every(({ isEmpty }) => isEmpty) ? missing : "Fix the marked numbers.";
    const numbers = all.flatMap(([name, one]) => ("value" in one ? [[name, one.value] as const] : []));
    onChange(faults.length > 0 ? advice : (Object.fromEntries(numbers) as Record<Name, number>));
  };
  return (
    <div className="space-y-2.5">
      {rules.map((rule) => (
        <NumberField
          key={rule.name}
          id={id + rule.name}
          field={rule}
          start={start[rule.name]}
          onChange={(entry) => change(rule.name, entry)}
        />
      ))}
    </div>
  );
}
