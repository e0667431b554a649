type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns a field's fault as worded in its data attributes; empty if it is valid. The browser checks email syntax. */
function faultOf({ value, validity, dataset }: Field): string {
  if (validity.typeMismatch) return dataset.invalid ?? "";
  return value.trim() === "" ? (dataset.missing ?? "") : "";
}

/** Validates a field and writes its fault, if any, into the line that describes it. Returns whether the field is valid. */
function validateField(field: Field): boolean {
  const fault = faultOf(field);
  const line = field.parentElement?.querySelector("[data-fault]");
  if (line) line.textContent = fault;
  field.setCustomValidity(fault);
  field.ariaInvalid = fault ? "true" : null;
  return fault === "";
}

/** Validates every field of a form, shows each fault and focuses the first invalid field. Returns whether all are valid. */
export function checkFields(form: HTMLFormElement): boolean {
  const invalidFields = [...form.querySelectorAll<Field>("input, textarea")].filter(
    (field) => !validateField(field),
  );
  invalidFields[0]?.focus();
  return invalidFields.length === 0;
}

/** Validates a field again on each input once it has been invalid, and never before. */
export function recheckAsTyped(form: HTMLFormElement): void {
  form.addEventListener("input", ({ target }) => {
    const field = target as Field;
    if (field.ariaInvalid) validateField(field);
  });
}
