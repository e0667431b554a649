import { type ReactNode, useContext } from "react";
import { IconDisc } from "../icon.server";
import { SiteContext } from "../site-context";
import { TextLink } from "../text-link";

interface PostedFormProps {
  /** URL to which it is posted; without it nothing is ever sent. */
  endpoint: string | undefined;
  /** Name of the enhancement that posts it. */
  enhance: string;
  /** Accessible name of the form. */
  label: string;
  button: string;
  /** Message that replaces the fields after success. */
  sent: string;
  /** Message after a failure, before the reason. */
  failed: string;
  /** Class of the element around fields and button. */
  fieldsClassName?: string;
  children: ReactNode;
}

/**
 * A note below a form without an endpoint, shown as soon as the visitor focuses a field or presses the button, so that
 * no one writes a text in vain. It sticks to the lower edge of the window while the end of the form is below that, and
 * does not cover a text area that has the focus.
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

/** Email link, the fallback that always works. */
function MailLink() {
  const { email } = useContext(SiteContext);
  return (
    <TextLink to={`mailto:${email}`} className="py-2">
      {email}
    </TextLink>
  );
}

/** Live region, and its content in each state as templates; post-form.ts copies them into it. */
function StatusRegion({ sent, failed }: PostedFormProps) {
  return (
    <>
      <div role="status" tabIndex={-1} />
      <template data-state="sending">
        <p className="mt-5">Sending…</p>
      </template>
      <template data-state="sent">
        <p className="flex items-start gap-4 font-semibold text-lg">
          <IconDisc name="check" className="bg-signal p-2 text-surface" />
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
 * submits nothing, so that without the script no text is lost or put into the address). Without an endpoint it is not a
 * form: neither the button nor Enter does anything (spec, section 5).
 */
export function PostedForm(props: PostedFormProps) {
  const { endpoint, enhance, label, button, fieldsClassName, children } = props;
  const fields = (type: "button" | "submit") => (
    <div data-fields="" className={fieldsClassName}>
      {children}
      {/* Safari focuses a pressed button only if it has a tabindex; the note depends on that focus. */}
      <button type={type} tabIndex={type === "button" ? 0 : undefined} className="button button-primary">
        {button}
      </button>
    </div>
  );
  if (endpoint === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
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
      {/* Shown if scripts are off, and to visitors who start typing before the script has loaded or if it failed to load. */}
      <p className="mt-5 hidden noscript:block group-[:not([data-ready]):focus-within]/form:block">
        Sending needs JavaScript, which is not running here. Please write to <MailLink />.
      </p>
      <StatusRegion {...props} />
    </form>
  );
}
