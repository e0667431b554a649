import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../data/files-below";
import { suggestion } from "../command/values";
import { UsageError, UserError } from "../user-error";
import { close, listen, requirePort } from "./listen";
import { createSiteServer } from "./server";

/** Folder into which `npm run build` writes the site, relative to the project's root. */
const SITE_FOLDER = join("dist", "client");

/** Default port of the built site. */
export const DEFAULT_PORT = 4173;

/**
 * Returns the folder of the built site.
 *
 * @throws UserError if there is none
 */
export function builtSite(root: string): string {
  const folder = join(root, SITE_FOLDER);
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new UserError(`There is no built site in ${SITE_FOLDER}. Run "npm run build" first.`);
}

/**
 * Serves the built site and prints its address; a signal closes the server, so that the process ends with code 0.
 *
 * @param call the command, such as `npm start`
 * @throws UserError if there is no built site, or the port is not available
 */
export async function serveBuiltSite(root: string, port: number, call: string): Promise<void> {
  const folder = builtSite(root);
  await requirePort(port, call);
  const server = createSiteServer(folder);
  const url = await listen(server, port);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close(server));
  console.log(`The site is at ${url} (Ctrl+C to stop).`);
}

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
