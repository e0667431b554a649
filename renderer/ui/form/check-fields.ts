type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input, textarea";

/** What is wrong with a field in the words it brings along; empty when nothing is. The browser judges the form of an address. */
function faultOf({ value, validity, dataset }: Field): string {
  if (validity.typeMismatch) return dataset.invalid ?? "";
  return value.trim() === "" ? (dataset.missing ?? "") : "";
}

/** Judges a field, tells the browser, and writes the fault, or nothing, into the line below it. */
function judge(field: Field): boolean {
  const fault = faultOf(field);
  const line = field.parentElement?.querySelector<HTMLElement>("[data-fault]");
  if (!line) return true;
  field.setCustomValidity(fault);
  field.ariaInvalid = fault ? "true" : null;
  line.textContent = fault;
  line.hidden = fault === "";
  const described = new Set(field.getAttribute("aria-describedby")?.split(" ").filter(Boolean));
  if (fault) described.add(line.id);
  else described.delete(line.id);
  if (described.size > 0) field.setAttribute("aria-describedby", [...described].join(" "));
  else field.removeAttribute("aria-describedby");
  return fault === "";
}

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(FIELDS)];

/** Judges every field of a form, says what is wrong beside each, and moves the focus to the first that is. */
export function checkFields(form: HTMLFormElement): boolean {
  const faulty = fieldsOf(form).filter((field) => !judge(field));
  faulty[0]?.focus();
  return faulty.length === 0;
}

/** Judges a field anew with each letter once something was wrong with it, and never before. */
export function recheckAsTyped(form: HTMLFormElement): void {
  form.addEventListener("input", ({ target }) => {
    const field = fieldsOf(form).find((each) => each === target);
    if (field?.ariaInvalid) judge(field);
  });
}
