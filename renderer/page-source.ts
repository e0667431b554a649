import { loadPage, type Page } from "../data/load-page";
import { openSite, type Site } from "../data/site";

/** The site that is rendered; read once in a build, and afresh for each request while developing. */
let site: Site | undefined;

/** A page with the site it belongs to. */
export interface PageData {
  site: Site;
  page: Page;
}

/** Loads the page of a route; undefined where the site has none. */
export function loadPageForRoute(route: string): PageData | undefined {
  if (!site || import.meta.env.DEV) site = openSite(process.env.PINGO_ROOT ?? process.cwd());
  const ref = site.pageOfRoute.get(route);
  return ref && { site, page: loadPage(site, ref) };
}
