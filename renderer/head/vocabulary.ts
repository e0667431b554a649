import type { Site } from "../../data/site";
import { siteUrl } from "../environment";

/** A thing of the vocabulary (https://schema.org/Thing). */
export type Thing = Record<string, unknown> & { "@type": string };

/** Absolute address of a route. */
export const urlOf = (route: string): string => siteUrl() + route;

/** Name by which every page refers to the site that the home page describes. */
export const websiteId = (): string => urlOf("/#website");
/** The same for the organization. */
export const organizationId = (): string => urlOf("/#organization");

/** The organization on pages that do not describe it; the home page does. */
export function organizationRef(site: Site): Thing {
  return { "@type": "Organization", "@id": organizationId(), name: site.data.name };
}
