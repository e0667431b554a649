import { useContext } from "react";
import { TextField } from "../../renderer/ui/form/field";
import { PostedForm } from "../../renderer/ui/form/posted-form";
import { PingBackdrop } from "../../renderer/ui/ping";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { SiteContext } from "../../renderer/ui/site-context";
import type { NewsletterProps } from "./props.gen";

/** A box with an email field. The messages beside the field need an endpoint: see PostedForm. */
export default function Newsletter({ heading, text, buttonLabel, sent, note }: NewsletterProps) {
  const { newsletterEndpoint } = useContext(SiteContext);
  return (
    <div className="card relative isolate grid items-center gap-x-16 gap-y-8 overflow-clip p-6 sm:p-10 lg:grid-cols-2 lg:p-14">
      <PingBackdrop className="-right-48 -bottom-48 w-96 text-line-strong/40 max-sm:hidden" />
      <SectionHeading heading={heading} intro={text} />
      <div>
        <PostedForm
          endpoint={newsletterEndpoint}
          enhance="newsletter"
          label={heading}
          button={buttonLabel}
          sent={sent}
          failed="You’re not subscribed yet."
          // The button is beside the input, which has a label above and may have a fault below.
          fieldsClassName="grid gap-3 sm:grid-cols-[1fr_auto] sm:[&>.button]:mt-[calc(1.5*var(--text-sm)+0.375rem)] sm:[&>.button]:self-start"
        >
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            missing="Enter your email address."
            invalid="An email address has an @ in the middle, as in ana@example.com."
          />
        </PostedForm>
        {note && <p className="mt-3 text-sm tone-muted">{note}</p>}
      </div>
    </div>
  );
}
