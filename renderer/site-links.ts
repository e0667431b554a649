import type { SiteData } from "../schema/shapes.gen";
import { appUrl, contactEndpoint, newsletterEndpoint } from "./environment";
import type { SiteLinks } from "./ui/site-context";

/** Properties of `data/site.json` that links need. */
export interface LinkedSite {
  data: Pick<SiteData, "phone" | "email" | "inertCallsToAction">;
}

/** Returns the targets of actions and forms: URLs of the app, form endpoints, and properties of `data/site.json`. */
export function linksOf({ data }: LinkedSite): SiteLinks {
  const app = appUrl();
  return {
    signup: `${app}/signup`,
    login: `${app}/login`,
    phone: data.phone.replace(/[^+\d]/g, ""),
    email: data.email,
    inertCallsToAction: data.inertCallsToAction,
    contactEndpoint: contactEndpoint(),
    newsletterEndpoint: newsletterEndpoint(),
  };
}
