import { filesBelow } from "../../data/files-below";
import { suggestion } from "../command/values";
import { UsageError } from "../user-error";

/**
 * Returns the routes of a built site, from its HTML files: `pricing.html` is `/pricing`. The not-found page has no route.
 *
 * @param dir the built site's folder
 * @returns the routes in alphabetical order
 */
export function builtRoutes(dir: string): string[] {
  return filesBelow(dir, ".")
    .filter((name) => name.endsWith(".html") && name !== "404.html")
    .map((name) => `/${name}`.replace(/\.html$/, "").replace(/^\/index$/, "/"))
    .sort();
}

/**
 * Returns the routes to measure.
 *
 * @param requested routes from the command line; if empty, all
 * @param built result of `builtRoutes`
 * @throws UsageError for a route that was not built, with the nearest one
 */
export function chooseRoutes(requested: string[], built: string[]): string[] {
  for (const route of requested) {
    if (built.includes(route)) continue;
    const advice = suggestion(route, built) || ` The site has: ${built.join(", ")}.`;
    throw new UsageError(`There is no route "${route}" in the built site.${advice}`);
  }
  return requested.length > 0 ? requested : built;
}
