import { loadPage, type Page } from "../data/load-page";
import { asIfSaved, type Draft } from "../data/read-document";
import { openSite, type Site } from "../data/site";

/** The site that is rendered; read once in a build, and afresh for each request while developing. */
let site: Site | undefined;

/** A page with the site it belongs to. */
export interface PageData {
  site: Site;
  page: Page;
}

/**
 * Loads the page of a route; undefined where the site has none.
 *
 * @param draft what the studio is about to save
 */
export function loadPageForRoute(route: string, draft?: Draft): PageData | undefined {
  return asIfSaved(draft, () => {
    if (!site || import.meta.env.DEV) site = openSite(process.env.PINGO_ROOT ?? process.cwd());
    const ref = site.pageOfRoute.get(route);
    return ref && { site, page: loadPage(site, ref) };
  });
}
