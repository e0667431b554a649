import { createContext, useContext } from "react";
import type { FileEntry, SiteOffers } from "../api";

/** Returns the path of a file's editor: `pages/features/sms.json` → `/pages/features/sms`. */
export const editorPathOf = (file: string): string => `/${file.replace(/\.json$/, "")}`;

/** Returns the route or path that distinguishes an entry from others with the same name; empty for data of the whole site. */
export function describePlace({ file, route, isTemplate, shownOn, stayReason }: FileEntry): string {
  if (isTemplate && route !== undefined) return `${route} and others like it`;
  if (stayReason !== undefined && route !== undefined) return route;
  if (shownOn) return shownOn.length === 1 ? `on ${shownOn[0]}` : `on ${shownOn.length} pages`;
  return file.startsWith("data/") ? "" : file;
}

/** Returns the entry of a file; undefined if the studio cannot edit it. */
export const entryOf = ({ files }: SiteOffers, file: string): FileEntry | undefined =>
  files.find((entry) => entry.file === file);

/** Returns the display name of a file; its path if the studio cannot edit it. */
export const nameOf = (site: SiteOffers, file: string): string => {
  const entry = entryOf(site, file);
  const place = entry && describePlace(entry);
  if (entry) return `${entry.name}${place ? ` (${place})` : ""}`;
  return file === "data/redirects.json" ? "Redirects from former addresses" : file;
};

/** Returns the display name of the page at a route; the route if there is none. */
export const nameOfPage = ({ files }: SiteOffers, route: string): string =>
  files.find((file) => file.route === route && file.stayReason !== undefined)?.name ?? route;

/** Replaces the paths of files in a message with their display names. */
export const withNames = (offers: SiteOffers, text: string): string =>
  text.replace(/\b(?:pages|data)\/[\w/[\]-]+\.json/g, (file) => nameOf(offers, file));

/** The site's offers, and a function that loads them again, which has to be called after a file has been written. */
export interface Site extends SiteOffers {
  reload: () => Promise<void>;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Returns the site that is edited; throws outside of a `SiteProvider`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A part of the studio stands outside of it.");
  return site;
}

/** Returns `withNames` for the site; until its offers are loaded, a message keeps its paths. */
export function useNames(): (text: string) => string {
  const site = useContext(SiteContext);
  return (text) => (site ? withNames(site, text) : text);
}
