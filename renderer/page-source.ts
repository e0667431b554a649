import { loadPage, type Page } from "../data/load-page";
import { type Draft, runWithDraft } from "../data/read-document";
import { openSite, type Site } from "../data/site";

/** The site to render; loaded once in a build, and for each request in development. */
let site: Site | undefined;

/** A page, and the site that it belongs to. */
export interface PageData {
  site: Site;
  page: Page;
}

/**
 * Loads the page of a route; undefined if there is none.
 *
 * @param draft draft of the studio, to render instead of the saved file
 */
export function loadPageForRoute(route: string, draft?: Draft): PageData | undefined {
  return runWithDraft(draft, () => {
    if (!site || import.meta.env.DEV) site = openSite(process.env.PINGO_ROOT ?? process.cwd());
    const ref = site.pageOfRoute.get(route);
    return ref && { site, page: loadPage(site, ref) };
  });
}
