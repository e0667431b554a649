import { checkFields, recheckAsTyped } from "./check-fields";

/** What a person has put into a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** Milliseconds after which an answer is no longer waited for. */
export const TIMEOUT = 20_000;

/** Posts a value as JSON. It never throws: it says why nothing has arrived, for the person who filled in the form. */
async function whyNotPosted(address: string, value: unknown): Promise<string | undefined> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), TIMEOUT);
  try {
    const response = await fetch(address, {
      method: "POST",
      // Services for forms answer with a page to look at unless JSON is asked for.
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(value),
      signal: waiting.signal,
    });
    return response.ok ? undefined : "Our server couldn’t accept it right now.";
  } catch {
    return waiting.signal.aborted
      ? "Our server took too long to answer, so we can’t tell if it arrived."
      : "We couldn’t reach our server. Check your internet connection.";
  } finally {
    clearTimeout(timer);
  }
}

function partOf<E extends Element>(form: HTMLFormElement, selector: string): E {
  const part = form.querySelector<E>(selector);
  if (!part) throw new Error(`The form has no ${selector}.`);
  return part;
}

/** Leaving the page would end the posting, so the browser asks first. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Shows how the posting of a form goes, by one of its templates in the live region, which a screen reader reads out. While
 * it is on its way, the text that is sent stays the text that is seen.
 */
function show(form: HTMLFormElement, state: "sending" | "failed" | "sent"): void {
  const isSending = state === "sending";
  const { content } = partOf<HTMLTemplateElement>(form, `template[data-state=${state}]`);
  partOf(form, "[role=status]").replaceChildren(content.cloneNode(true));
  form.dataset.state = state;
  partOf(form, "[type=submit]").ariaDisabled = isSending ? "true" : null;
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) field.readOnly = isSending;
  if (isSending) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
}

function showFailure(form: HTMLFormElement, reason: string): void {
  show(form, "failed");
  partOf(form, "[data-reason]").textContent = reason;
  partOf(form, "[type=submit]").textContent = "Try again";
}

/** The answer takes the place of the fields, and the focus, unless that has gone elsewhere in the meantime. */
function showArrival(form: HTMLFormElement): void {
  const fields = partOf<HTMLElement>(form, "[data-fields]");
  const hadFocus = fields.contains(document.activeElement);
  form.reset();
  fields.hidden = true;
  show(form, "sent");
  if (hadFocus) partOf<HTMLElement>(form, "[role=status]").focus();
}

/**
 * Makes a form of `<PostedForm>` post its fields as JSON, with the page's path, to the address in `data-endpoint`. It
 * shows each state to eye and screen reader, sends once however often it is pressed, and keeps what was typed until
 * it has arrived.
 *
 * @param onSent called with what was sent, once it has arrived
 */
export function postForm(form: HTMLFormElement, onSent: (values: Values) => void = () => {}): void {
  recheckAsTyped(form);
  form.dataset.ready = "";
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.dataset.state === "sending" || !checkFields(form)) return;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    show(form, "sending");
    const reason = await whyNotPosted(form.dataset.endpoint ?? "", { ...values, page: location.pathname });
    if (reason !== undefined) return showFailure(form, reason);
    showArrival(form);
    onSent(values);
  });
}
