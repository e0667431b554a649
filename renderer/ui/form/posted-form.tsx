import { type ReactNode, useContext } from "react";
import { Icon } from "../icon";
import { SiteContext } from "../site-context";
import { TextLink } from "../text-link";

/** Props of a form that may or may not be posted somewhere. */
export interface PostedFormProps {
  /** Where it is posted; without it nothing is ever sent. */
  endpoint: string | undefined;
  /** Name of the enhancement that posts it. */
  enhance: string;
  /** What the form is for, for a screen reader. */
  label: string;
  button: string;
  /** Said in place of the fields once it has arrived. */
  sent: string;
  /** Said when it has not, before the reason. */
  failed: string;
  /** Class of the element around fields and button. */
  fieldsClassName?: string;
  children: ReactNode;
}

/**
 * Below a form that is posted nowhere, as soon as somebody begins to fill it in or presses the button: no one writes a
 * text in vain. It stays at the lower edge of the window while the end of the form is below that, and covers no
 * lines that are being written.
 */
function NotConnected() {
  return (
    <div
      role="status"
      className="sticky bottom-0 z-1 bg-(--tone-card) group-has-[textarea:focus]/form:static"
    >
      <p className="mt-5 hidden py-2 noscript:block group-focus-within/form:block">
        This form isn’t connected yet. Please write to <MailLink />.
      </p>
    </div>
  );
}

/** The way that is always left. */
function MailLink() {
  const { email } = useContext(SiteContext);
  return (
    <TextLink to={`mailto:${email}`} className="py-2">
      {email}
    </TextLink>
  );
}

/** Seen where scripts are off, and by those who begin to type before the script is there, or when it did not load. */
function NotReady() {
  return (
    <p className="mt-5 hidden noscript:block group-[:not([data-ready]):focus-within]/form:block">
      Sending needs JavaScript, which is not running here. Please write to <MailLink />.
    </p>
  );
}

/** What the live region shows in each state; post-form.ts copies it there. */
function States({ sent, failed }: Pick<PostedFormProps, "sent" | "failed">) {
  return (
    <>
      <div role="status" tabIndex={-1} />
      <template data-state="sending">
        <p className="mt-5">Sending…</p>
      </template>
      <template data-state="sent">
        <p className="flex items-start gap-4 font-semibold text-lg">
          <span className="rounded-full bg-signal p-2 text-surface">
            <Icon name="check" className="size-5" />
          </span>
          {sent}
        </p>
      </template>
      <template data-state="failed">
        <p className="mt-5">
          <strong className="tone-missed">{failed}</strong> <span data-reason="" /> What you wrote is still
          here. Try again, or write to <MailLink />.
        </p>
      </template>
    </>
  );
}

/**
 * Fields with a button. With an endpoint it is a form that its script posts (`method="dialog"` outside of a dialog
 * submits nothing anywhere, so that without the script no text is lost or put into the address). Without one it is no
 * form at all: the button does nothing, and Enter neither (spec, section 5).
 */
export function PostedForm({
  endpoint,
  enhance,
  label,
  button,
  sent,
  failed,
  fieldsClassName,
  children,
}: PostedFormProps) {
  const fields = (type: "button" | "submit") => (
    <div data-fields="" className={fieldsClassName}>
      {children}
      {/* Safari gives the focus to a button that is pressed only where it has an index; the note waits for that. */}
      <button type={type} tabIndex={type === "button" ? 0 : undefined} className="button button-primary">
        {button}
      </button>
    </div>
  );
  if (endpoint === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen
      <div role="group" aria-label={label} className="group/form" data-unconnected="">
        {fields("button")}
        <NotConnected />
      </div>
    );
  }
  return (
    <form
      method="dialog"
      noValidate
      aria-label={label}
      className="group/form"
      data-enhance={enhance}
      data-endpoint={endpoint}
    >
      {fields("submit")}
      <NotReady />
      <States sent={sent} failed={failed} />
    </form>
  );
}
