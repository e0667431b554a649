import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { NOT_FOUND_ROUTE } from "../../data/page-refs";
import { loadPageForRoute } from "../page-source";

/** Loads the page of a URL; a URL without a page renders the not-found page with status 404. */
export function data(pageContext: PageContextServer) {
  const page = loadPageForRoute(pageContext.urlPathname, pageContext.draft);
  if (!page && pageContext.urlPathname !== NOT_FOUND_ROUTE) throw render(404);
  return page;
}
