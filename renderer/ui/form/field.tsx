import { type ReactNode, useId } from "react";
import { Icon } from "../icon";

/** A box to type in: dark on light on every tone, with an edge of 3:1 and room for a finger. */
const BOX =
  "mt-1.5 block w-full rounded-inner border border-line-strong bg-surface px-4 py-2.5 text-base text-ink aria-invalid:border-2 aria-invalid:border-missed";

/** What every field to type in has; what is wrong with it is said only where the form is posted somewhere. */
interface FieldProps {
  label: string;
  name: string;
  /** Said when it is left empty; without it the field may stay empty. */
  missing?: string;
}

/** The label above and the fault below; check-fields.ts writes the fault. */
function Framed({ id, label, children }: { id: string; label: string; children: ReactNode }) {
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

/** Props of a line to type in. */
export interface InputFieldProps extends FieldProps {
  type?: "text" | "email";
  autoComplete: string;
  /** Said when it does not have the form of its type. */
  invalid?: string;
}

/** A line to type in. An e-mail field also asks a phone for the keyboard with the @. */
export function InputField({ label, name, missing, invalid, type = "text", autoComplete }: InputFieldProps) {
  const id = useId();
  return (
    <Framed id={id} label={label}>
      <input
        id={id}
        name={name}
        aria-describedby={`${id}f`}
        type={type}
        autoComplete={autoComplete}
        inputMode={type === "email" ? "email" : undefined}
        data-missing={missing}
        data-invalid={invalid}
        className={`${BOX} min-h-12`}
      />
    </Framed>
  );
}

/** Room for several lines; it grows with what is typed where the browser can. */
export function TextField({ label, name, missing }: FieldProps) {
  const id = useId();
  return (
    <Framed id={id} label={label}>
      <textarea
        id={id}
        name={name}
        aria-describedby={`${id}f`}
        rows={6}
        data-missing={missing}
        className={`${BOX} field-sizing-content max-h-[32rem] min-h-56`}
      />
    </Framed>
  );
}

/** Props of a choice. */
export interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  /** A hint below it. */
  children?: ReactNode;
}

/** A choice of one, by the platform's own list. */
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
          className={`${BOX} min-h-12 appearance-none pr-11`}
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
