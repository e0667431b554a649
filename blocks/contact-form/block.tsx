import { useContext } from "react";
import { CheckList } from "../../renderer/ui/check-list";
import { SelectField, TextField } from "../../renderer/ui/form/field";
import { PostedForm } from "../../renderer/ui/form/posted-form";
import { InlineMarkdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { SiteContext } from "../../renderer/ui/site-context";
import { Visual } from "../../renderer/ui/visual";
import type { ContactFormProps } from "./props.gen";

type Subject = ContactFormProps["subjects"][number];

/** A native select of all subjects; block.css shows the hint of the selected one. */
function SubjectField({ subjects }: { subjects: readonly Subject[] }) {
  const hasHints = subjects.some(({ hint }) => hint);
  return (
    <SelectField label="Subject" name="subject" options={subjects.map(({ name }) => name)}>
      {hasHints &&
        subjects.map(({ name, hint }) => (
          <span key={name} className="contact-form-hint mt-1.5 text-sm tone-muted">
            {hint}
          </span>
        ))}
    </SelectField>
  );
}

/** Text on one side, the form on the other. The messages beside the fields need an endpoint: see PostedForm. */
export default function ContactForm(props: ContactFormProps) {
  const { heading, intro, points, visual, subjects, buttonLabel, sent, note } = props;
  const { contactEndpoint } = useContext(SiteContext);
  return (
    <div className="grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-20">
      <div className="flex flex-col gap-12">
        <SectionHeading heading={heading} intro={intro}>
          {points.length > 0 && <CheckList items={points} className="mt-7" />}
        </SectionHeading>
        {visual && (
          <div className="hidden max-w-[30rem] lg:block">
            <Visual visual={visual} />
          </div>
        )}
      </div>
      <div className="contact-form card has-data-[state=sent]:self-start p-5 sm:p-8 lg:p-10">
        <PostedForm
          endpoint={contactEndpoint}
          enhance="contact-form"
          label={heading}
          button={buttonLabel}
          sent={sent}
          failed="Your message wasn’t sent."
          fieldsClassName="grid gap-5"
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="First name" name="firstName" autoComplete="given-name" />
            <TextField label="Last name" name="lastName" autoComplete="family-name" />
          </div>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            invalid="This doesn’t look like an email address. It needs an @ in the middle, as in ana@example.com."
          />
          <SubjectField subjects={subjects} />
          <TextField
            label="Message"
            name="message"
            type="long"
            missing="Write your message here. One sentence is enough."
          />
        </PostedForm>
        {note && (
          <p className="mt-5 text-sm tone-muted">
            <InlineMarkdown text={note} />
          </p>
        )}
      </div>
    </div>
  );
}
