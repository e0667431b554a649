import { createContext } from "react";
import type { SiteData } from "../../schema/shapes.gen";

/** Site data for actions and forms: addresses outside the page JSON, and the settings for them. */
export interface SiteLinks {
  signup: string;
  login: string;
  /** + and digits (E.164). */
  phone: string;
  email: string;
  /** Behavior of calls to action that have no action of their own. */
  inertCallsToAction: SiteData["inertCallsToAction"];
  /** URL to which the contact form is posted; without it the form sends nothing. */
  contactEndpoint?: string | undefined;
  /** URL to which the newsletter box is posted; without it the box sends nothing. */
  newsletterEndpoint?: string | undefined;
}

/** Provided by the renderer around each page, so that blocks do not depend on the site's data. */
export const SiteContext = createContext<SiteLinks>({
  signup: "",
  login: "",
  phone: "",
  email: "",
  inertCallsToAction: "nothing",
});
