import { checkFields, recheckAsTyped } from "./check-fields";
import { type Outcome, postJson } from "./post-json";

/** What a person has put into a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** Why a form was not sent, for the person who filled it in. */
const REASONS: Record<Exclude<Outcome, "sent">, string> = {
  refused: "Our server could not take it just now.",
  unreachable: "We could not reach our server. Your connection may be down.",
  timeout: "Our server took too long to answer, so we cannot tell whether it arrived.",
};

const RETRY_LABEL = "Try again";

function partOf<E extends Element>(form: HTMLFormElement, selector: string): E {
  const part = form.querySelector<E>(selector);
  if (!part) throw new Error(`The form has no ${selector}.`);
  return part;
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Leaving the page would end the posting, so the browser asks first. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** The parts of a form that show how its posting goes. */
class FormView {
  readonly #form: HTMLFormElement;
  readonly #fields: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #status: HTMLElement;
  isSending = false;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#fields = partOf(form, "[data-fields]");
    this.#button = partOf(form, "button[type=submit]");
    this.#status = partOf(form, "[role=status]");
  }

  /** Puts one of the form's templates into the live region, which a screen reader reads out. */
  #say(state: "sending" | "failed" | "sent"): void {
    const { content } = partOf<HTMLTemplateElement>(this.#form, `template[data-state=${state}]`);
    this.#status.replaceChildren(content.cloneNode(true));
    this.#form.dataset.state = state;
  }

  /** While it is on its way, the text that is sent stays the text that is seen. */
  #setSending(isSending: boolean): void {
    this.isSending = isSending;
    this.#button.ariaDisabled = isSending ? "true" : null;
    for (const field of this.#fields.querySelectorAll<HTMLInputElement>("input, textarea"))
      field.readOnly = isSending;
    if (isSending) addEventListener("beforeunload", askBeforeLeaving);
    else removeEventListener("beforeunload", askBeforeLeaving);
  }

  sending(): void {
    this.#setSending(true);
    this.#say("sending");
  }

  failed(reason: string): void {
    this.#setSending(false);
    this.#say("failed");
    partOf(this.#form, "[data-reason]").textContent = reason;
    this.#button.textContent = RETRY_LABEL;
  }

  /** The answer takes the place of the fields, and the focus, unless that has gone elsewhere in the meantime. */
  sent(): void {
    this.#setSending(false);
    const hadFocus = this.#fields.contains(document.activeElement);
    this.#form.reset();
    this.#fields.hidden = true;
    this.#say("sent");
    if (hadFocus) this.#status.focus();
  }
}

/**
 * Makes a form of `<PostForm>` post its fields as JSON, with the page's path, to the address in `data-endpoint`. It
 * shows each state to eye and screen reader, sends once however often it is pressed, and keeps what was typed until
 * it has arrived.
 *
 * @param onSent called with what was sent, once it has arrived
 */
export function postForm(form: HTMLFormElement, onSent: (values: Values) => void = () => {}): void {
  const view = new FormView(form);
  recheckAsTyped(form);
  form.dataset.ready = "";
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (view.isSending || !checkFields(form)) return;
    const values = valuesOf(form);
    view.sending();
    const outcome = await postJson(form.dataset.endpoint ?? "", { ...values, page: location.pathname });
    if (outcome !== "sent") return view.failed(REASONS[outcome]);
    view.sent();
    onSent(values);
  });
}
