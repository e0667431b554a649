import type { EventName } from "../../../schema/shapes.gen";

/** What is sent with every event (spec, section 3, Analytics event properties). */
export interface PageProperties {
  page_name: string;
  page_path: string;
  referrer: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
}

interface EventFacts {
  /** When it is sent, in a sentence. */
  when: string;
  /** Properties beside those of every event. */
  properties: readonly string[];
}

/**
 * Every event that the site sends (spec, section 7, Analytics). Beside them PostHog's own `$pageview` and `$pageleave`
 * are sent for a page that is visited and left. The names are the choices of schema/event.schema.json, so that page JSON
 * can name them and the compiler compares.
 */
export const EVENTS = {
  landing_viewed_page: {
    when: "A page is visited, also when it comes back by the back button; not when it is only rendered ahead.",
    properties: [],
  },
  landing_clicked_cta: {
    when: "A button that invites to act is pressed, and no other event says it better.",
    properties: ["cta_location"],
  },
  landing_clicked_pricing_plan: {
    when: "The button of a plan is pressed.",
    properties: ["cta_location", "plan_name", "plan_price"],
  },
  landing_viewed_pricing: {
    when: "A section with prices comes into view, once on a page.",
    properties: ["cta_location"],
  },
  landing_clicked_feature: { when: "A link to a feature page is followed.", properties: ["cta_location"] },
  landing_clicked_solution: { when: "A link to a solution page is followed.", properties: ["cta_location"] },
  landing_clicked_comparison: { when: "A link to a comparison is followed.", properties: ["cta_location"] },
  landing_opened_dlores_modal: { when: "The demo modal opens.", properties: [] },
  landing_watched_demo: { when: "A scripted call is watched to its end.", properties: ["scenario"] },
  landing_clicked_contact: {
    when: "A link to the contact page, a telephone number or a mail address is followed.",
    properties: ["cta_location"],
  },
  landing_clicked_signup: { when: "A link to the app's signup is followed.", properties: ["cta_location"] },
  landing_clicked_login: { when: "A link to the app's login is followed.", properties: ["cta_location"] },
  landing_clicked_faq: { when: "A question is unfolded.", properties: ["cta_location"] },
  landing_clicked_nav_link: { when: "A link of the header is followed.", properties: ["cta_location"] },
  landing_clicked_footer_link: { when: "A link of the footer is followed.", properties: ["cta_location"] },
  landing_clicked_carrier: { when: "A carrier's own plans are opened.", properties: ["cta_location"] },
  landing_submitted_contact_form: {
    when: "A message has been sent with the contact form.",
    properties: ["has_name", "has_email", "has_subject"],
  },
} as const satisfies Record<EventName, EventFacts>;

/** True for the name of an event of the catalogue. */
export const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);
