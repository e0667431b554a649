import { createContext } from "react";
import type { SiteData } from "../../schema/shapes.gen";

/** What actions and forms need to know of the site: addresses outside the page JSON, and the settings for them. */
export interface SiteLinks {
  signup: string;
  login: string;
  /** E.164. */
  phone: string;
  email: string;
  /** What calls to action do that have no action of their own. */
  inertCallsToAction: SiteData["inertCallsToAction"];
  /** Where the contact form is posted; without it the form sends nothing. */
  contactEndpoint?: string | undefined;
  /** Where the newsletter box is posted; without it the box sends nothing. */
  newsletterEndpoint?: string | undefined;
}

/** Given by the renderer around each page, so that a block needs no knowledge of the site's data. */
export const SiteContext = createContext<SiteLinks>({
  signup: "",
  login: "",
  phone: "",
  email: "",
  inertCallsToAction: "nothing",
});
