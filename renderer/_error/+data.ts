import { NOT_FOUND_ROUTE } from "../../data/page-refs";
import { loadPageForRoute } from "../page-source";

/** The not-found page, for any address that has no page. */
export function data() {
  return loadPageForRoute(NOT_FOUND_ROUTE);
}
