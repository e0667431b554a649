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

/**
 * Validates every field of a form, shows each fault instead of why an earlier request failed, and focuses the first
 * invalid field, with its fault in view. Returns whether all are valid.
 */
function checkFields(form: HTMLFormElement): boolean {
  const invalidFields = [...form.querySelectorAll<Field>("input, textarea")].filter(
    (field) => !validateField(field),
  );
  if (invalidFields.length > 0) requireElement(form, "[role=status]").replaceChildren();
  const [first] = invalidFields;
  first?.focus({ preventScroll: true });
  // In a low window, the focus alone would leave the fault of a long field below the window.
  first?.parentElement?.scrollIntoView({ block: "nearest" });
  return invalidFields.length === 0;
}

/** Validates a field again on each input once it has been invalid, and never before. */
function recheckAsTyped(form: HTMLFormElement): void {
  form.addEventListener("input", ({ target }) => {
    const field = target as Field;
    if (field.ariaInvalid) validateField(field);
  });
}

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Timeout of a request, in milliseconds. */
export const TIMEOUT_MS = 20_000;

/** Posts a value as JSON. It never throws: it returns the reason for a failure, worded for the visitor. */
async function postJson(address: string, value: unknown): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: "POST",
      // A redirect would be followed by a GET without the values, whose answer says nothing about them.
      redirect: "manual",
      // Form services respond with an HTML page unless JSON is requested.
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(value),
      signal: controller.signal,
    });
    return response.ok ? undefined : "Our server couldn’t accept it right now.";
  } catch {
    return controller.signal.aborted
      ? "Our server took too long to answer, so we can’t tell if it arrived."
      : "We couldn’t reach our server. Check your internet connection.";
  } finally {
    clearTimeout(timer);
  }
}

function requireElement<E extends Element>(form: HTMLFormElement, selector: string): E {
  const part = form.querySelector<E>(selector);
  if (!part) throw new Error(`The form has no ${selector}.`);
  return part;
}

/** Leaving the page would abort the request, so the browser asks first. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Shows the state of a form's request by one of its templates in the live region, which screen readers announce. While
 * it is sending, the fields are read-only, so that the visible text is the text that is sent.
 */
function showState(form: HTMLFormElement, state: "sending" | "failed" | "sent"): void {
  const isSending = state === "sending";
  const { content } = requireElement<HTMLTemplateElement>(form, `template[data-state=${state}]`);
  const status = requireElement(form, "[role=status]");
  status.replaceChildren(content.cloneNode(true));
  // On a phone, the button is often at the lower edge of the window. Later states do not scroll: the visitor may have moved on.
  if (isSending) status.scrollIntoView({ block: "nearest" });
  form.dataset.state = state;
  requireElement(form, "[type=submit]").ariaDisabled = isSending ? "true" : null;
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) field.readOnly = isSending;
  if (isSending) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
}

function showFailure(form: HTMLFormElement, reason: string): void {
  showState(form, "failed");
  requireElement(form, "[data-reason]").textContent = reason;
  requireElement(form, "[type=submit]").textContent = "Try again";
}

/** Replaces the fields by the confirmation, and moves the focus there unless it has left the fields. */
function showSuccess(form: HTMLFormElement): void {
  const fields = requireElement<HTMLElement>(form, "[data-fields]");
  const hadFocus = fields.contains(document.activeElement);
  form.reset();
  fields.hidden = true;
  showState(form, "sent");
  if (hadFocus) requireElement<HTMLElement>(form, "[role=status]").focus();
}

/**
 * Makes a form of `<PostedForm>` post its fields as JSON, with the page's path, to the address in `data-endpoint`. It
 * shows and announces each state, sends once even if the button is pressed repeatedly, and preserves the typed text
 * until the request has succeeded.
 *
 * @param onSent called with the sent values once the request has succeeded
 */
export function postForm(form: HTMLFormElement, onSent: (values: FormValues) => void = () => {}): void {
  recheckAsTyped(form);
  form.dataset.ready = "";
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.dataset.state === "sending" || !checkFields(form)) return;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    showState(form, "sending");
    const reason = await postJson(form.dataset.endpoint ?? "", { ...values, page: location.pathname });
    if (reason !== undefined) return showFailure(form, reason);
    showSuccess(form);
    onSent(values);
  });
}
