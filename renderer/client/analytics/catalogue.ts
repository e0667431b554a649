import type { EventName } from "../../../schema/shapes.gen";

/**
 * Every event that the site sends, with the moment at which it is sent (spec, section 7, Analytics). A press tells its
 * place, `cta_location`; what else an event tells stands above it. Beside them PostHog's own `$pageview` and `$pageleave`
 * are sent for a page that is visited and left. The names are the choices of schema/event.schema.json, so that page JSON
 * can name them and the compiler compares.
 */
export const EVENTS: Readonly<Record<EventName, string>> = {
  landing_viewed_page:
    "A page is visited, also when it comes back by the back button; not when it is only rendered ahead.",
  landing_clicked_cta: "A button that invites to act is pressed, and no other event says it better.",
  // With `plan_name` and `plan_price`.
  landing_clicked_pricing_plan: "The button of a plan is pressed.",
  // With `cta_location`, as if it had been pressed.
  landing_viewed_pricing: "A section with prices comes into view, once on a page.",
  landing_clicked_feature: "A link to a feature page is followed.",
  landing_clicked_solution: "A link to a solution page is followed.",
  landing_clicked_comparison: "A link to a comparison is followed.",
  landing_opened_dlores_modal: "The demo modal opens.",
  // With the `scenario`.
  landing_watched_demo: "A scripted call is watched to its end.",
  landing_clicked_contact: "A link to the contact page, a telephone number or a mail address is followed.",
  landing_clicked_signup: "A link to the app's signup is followed.",
  landing_clicked_login: "A link to the app's login is followed.",
  landing_clicked_faq: "A question is unfolded.",
  landing_clicked_nav_link: "A link of the header is followed.",
  landing_clicked_footer_link: "A link of the footer is followed.",
  landing_clicked_carrier: "A carrier's own plans are opened.",
  // With `has_name`, `has_email` and `has_subject`, and never what was typed.
  landing_submitted_contact_form: "A message has been sent with the contact form.",
};
