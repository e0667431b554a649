import { type ReactNode, useId } from "react";
import { Icon } from "../icon.server";

/** Style of an input: dark on light on every tone, with a border contrast of 3:1 and a touch-sized target. */
const INPUT_STYLE =
  "mt-1.5 block w-full rounded-inner border border-line-strong bg-surface px-4 py-2.5 text-base text-ink aria-invalid:border-2 aria-invalid:border-missed";

/** Props of every text field; faults are shown only if the form has an endpoint. */
interface FieldProps {
  label: string;
  name: string;
  /** Fault shown if the field is empty; without it the field is optional. */
  missing?: string;
}

/** A field with its label above and its fault below; post-form.ts writes the fault. */
function LabeledField({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-sm">
        {label}
      </label>
      {children}
      <p id={`${id}f`} data-fault="" className="mt-1.5 font-semibold text-sm tone-missed empty:hidden" />
    </div>
  );
}

interface InputFieldProps extends FieldProps {
  type?: "text" | "email";
  autoComplete: string;
  /** Fault shown if the value does not match the type. */
  invalid?: string;
}

/** A single-line field. On a phone an email field also requests the keyboard with the @. */
export function InputField({ label, name, missing, invalid, type = "text", autoComplete }: InputFieldProps) {
  const id = useId();
  return (
    <LabeledField id={id} label={label}>
      <input
        id={id}
        name={name}
        aria-describedby={`${id}f`}
        type={type}
        autoComplete={autoComplete}
        inputMode={type === "email" ? "email" : undefined}
        data-missing={missing}
        data-invalid={invalid}
        className={`${INPUT_STYLE} min-h-12`}
      />
    </LabeledField>
  );
}

/** A multi-line field; it grows with its content if the browser supports that. */
export function TextField({ label, name, missing }: FieldProps) {
  const id = useId();
  return (
    <LabeledField id={id} label={label}>
      <textarea
        id={id}
        name={name}
        aria-describedby={`${id}f`}
        rows={6}
        data-missing={missing}
        className={`${INPUT_STYLE} field-sizing-content max-h-[32rem] min-h-56`}
      />
    </LabeledField>
  );
}

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  /** A hint below it. */
  children?: ReactNode;
}

/** A native select. */
export function SelectField({ label, name, options, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          aria-describedby={children ? `${id}h` : undefined}
          className={`${INPUT_STYLE} min-h-12 appearance-none pr-11`}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-5 text-muted"
        />
      </div>
      {children && <div id={`${id}h`}>{children}</div>}
    </div>
  );
}
