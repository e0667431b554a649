import type { Site } from "../../data/site";
import { siteUrl } from "../environment";

/** The vocabulary of all structured data. */
export const CONTEXT = "https://schema.org";

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

/** An entry of a list; one without an address has no page or place of its own. */
export interface ListEntry {
  name: string;
  url?: string;
}

/** A list in the order in which the page shows it. */
export function itemList(entries: readonly ListEntry[]): Thing {
  const itemListElement = entries.map((entry, index) => ({
    "@type": "ListItem",
    position: index + 1,
    ...entry,
  }));
  return { "@type": "ItemList", itemListElement };
}
