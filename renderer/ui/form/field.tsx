import { type ReactNode, useId } from "react";
import { Icon } from "../icon.server";

/** Style of an input: dark on light on every tone, with a border contrast of 3:1 and a touch-sized target. */
const INPUT_STYLE =
  "mt-1.5 block w-full rounded-inner border border-line-strong bg-surface px-4 py-2.5 text-base text-ink aria-invalid:border-2 aria-invalid:border-missed";

/** A label above its field. */
const Label = ({ id, children }: { id: string; children: string }) => (
  <label htmlFor={id} className="block font-semibold text-sm">
    {children}
  </label>
);

/** Props of a text field; faults are shown only if the form has an endpoint. */
interface TextFieldProps {
  label: string;
  name: string;
  /** `long` for several lines. */
  type?: "text" | "email" | "long";
  autoComplete?: string;
  /** Fault shown if the field is empty; without it the field is optional. */
  missing?: string;
  /** Fault shown if the value does not match the type. */
  invalid?: string;
}

/**
 * A field with its label above and its fault below; post-form.ts writes the fault. On a phone an email field also requests
 * the keyboard with the @, and a long one grows with its content if the browser supports that.
 */
export function TextField({ label, name, missing, invalid, type = "text", autoComplete }: TextFieldProps) {
  const id = useId();
  const field = { id, name, "aria-describedby": `${id}f` };
  return (
    <div>
      <Label id={id}>{label}</Label>
      {type === "long" ? (
        <textarea
          {...field}
          rows={6}
          data-missing={missing}
          className={`${INPUT_STYLE} field-sizing-content max-h-[32rem] min-h-56`}
        />
      ) : (
        <input
          {...field}
          type={type}
          autoComplete={autoComplete}
          inputMode={type === "email" ? "email" : undefined}
          data-missing={missing}
          data-invalid={invalid}
          className={`${INPUT_STYLE} min-h-12`}
        />
      )}
      <p id={`${id}f`} data-fault="" className="mt-1.5 font-semibold text-sm tone-missed empty:hidden" />
    </div>
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
      <Label id={id}>{label}</Label>
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
