type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is wrong with a field in the words it brings along; empty when nothing is. The browser judges the form of an address. */
function faultOf({ value, validity, dataset }: Field): string {
  if (validity.typeMismatch) return dataset.invalid ?? "";
  return value.trim() === "" ? (dataset.missing ?? "") : "";
}

/** Judges a field, tells the browser, and writes the fault, or nothing, into the line below it, which describes the field. */
function judge(field: Field): boolean {
  const fault = faultOf(field);
  const line = field.parentElement?.querySelector("[data-fault]");
  if (line) line.textContent = fault;
  field.setCustomValidity(fault);
  field.ariaInvalid = fault ? "true" : null;
  return fault === "";
}

/** Judges every field of a form, says what is wrong beside each, and moves the focus to the first that is. */
export function checkFields(form: HTMLFormElement): boolean {
  const faulty = [...form.querySelectorAll<Field>("input, textarea")].filter((field) => !judge(field));
  faulty[0]?.focus();
  return faulty.length === 0;
}

/** Judges a field anew with each letter once something was wrong with it, and never before. */
export function recheckAsTyped(form: HTMLFormElement): void {
  form.addEventListener("input", ({ target }) => {
    const field = target as Field;
    if (field.ariaInvalid) judge(field);
  });
}
