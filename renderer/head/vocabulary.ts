import type { Site } from "../../data/site";
import { siteUrl } from "../environment";

/** A schema.org object (https://schema.org/Thing). */
export type Thing = Record<string, unknown> & { "@type": string };

/** Returns the absolute URL of a route. */
export const urlOf = (route: string): string => siteUrl() + route;

/** Returns the `@id` by which all pages reference the site that the home page describes. */
export const websiteId = (): string => urlOf("/#website");
/** Returns the `@id` of the organization. */
export const organizationId = (): string => urlOf("/#organization");

/** Returns a reference to the organization, for pages other than the home page, which describes it. */
export function organizationRef(site: Site): Thing {
  return { "@type": "Organization", "@id": organizationId(), name: site.data.name };
}
