import type { SiteData } from "../schema/shapes.gen";
import { appUrl, contactEndpoint, newsletterEndpoint } from "./environment";
import type { SiteLinks } from "./ui/site-context";

/** What `data/site.json` says of addresses and buttons. */
export interface LinkedSite {
  data: Pick<SiteData, "phone" | "email" | "inertCallsToAction">;
}

/** Where actions and forms lead: the app's paths and the forms' endpoints, and what `data/site.json` says. */
export function linksOf({ data }: LinkedSite): SiteLinks {
  const app = appUrl();
  return {
    signup: `${app}/signup`,
    login: `${app}/login`,
    phone: data.phone,
    email: data.email,
    inertCallsToAction: data.inertCallsToAction,
    contactEndpoint: contactEndpoint(),
    newsletterEndpoint: newsletterEndpoint(),
  };
}
