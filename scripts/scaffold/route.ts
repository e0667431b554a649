import { buildFolderOf, isValidRoute, repairPath } from "../../data/page-address";
import { UsageError } from "../user-error";

/** Route of a page, such as `/features/call-queues`. */
export type Route = `/${string}`;

/**
 * Parses a route typed by a person.
 *
 * @returns the route, such as `/features/call-queues`
 * @throws UsageError with the expected form and, if it can be guessed, the intended route
 */
export function parseRoute(text: string): Route {
  const folder = buildFolderOf(text);
  if (folder) throw new UsageError(`"${text}" cannot be a page: the build writes other files to ${folder}.`);
  // `index` stands for its folder: the file pages/features/index.json is the page at /features.
  const isIndex = /(^|\/)index$/.test(text);
  if (isValidRoute(text) && !isIndex) return text as Route;
  const repaired = repairPath(text).replace(/\/index$/, "") || "/";
  const hint = repaired === "/" ? isIndex : isValidRoute(repaired);
  throw new UsageError(
    `"${text}" is not a route: a slash, then lowercase letters, digits and single hyphens${isIndex ? ", without index" : ""}.${hint ? ` Did you mean "${repaired}"?` : ""}`,
  );
}
