import { NOT_FOUND_ROUTE } from "../../data/page-refs";
import { loadPageForRoute } from "../page-source";

/** Loads the not-found page for any URL without a page. */
export function data() {
  return loadPageForRoute(NOT_FOUND_ROUTE);
}
