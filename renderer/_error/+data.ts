import { loadPageForRoute, NOT_FOUND_ROUTE } from "../page-source";

/** The not-found page, for any address that has no page. */
export function data() {
  return loadPageForRoute(NOT_FOUND_ROUTE);
}
