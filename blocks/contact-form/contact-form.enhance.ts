import { postForm } from "../../renderer/ui/form/post-form";
import { reportEvent } from "../../renderer/ui/report-event";

/** Posts the form, and reports a sent message: which fields were filled in, never their content (spec, section 7). */
export default function contactForm(root: HTMLElement): void {
  if (!(root instanceof HTMLFormElement)) return;
  postForm(root, ({ firstName = "", lastName = "", email = "", subject = "" }) =>
    reportEvent("landing_submitted_contact_form", {
      has_name: (firstName + lastName).trim() !== "",
      has_email: email !== "",
      has_subject: subject !== "",
    }),
  );
}
