import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BUILT_FILE } from "../../data/page-address";
import { openSite } from "../../data/site";
import { staticData } from "../build/static-data";
import { contentType } from "../hosting/media-types";

/** Creates a plugin for development that responds to some paths; if `respond` returns undefined, Vite responds. */
function middleware(
  name: string,
  respond: (path: string) => Promise<{ status?: number; body: string | Uint8Array } | undefined>,
): Plugin {
  return {
    name: `pingo:${name}`,
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").replace(/[?#].*$/, "");
        respond(path).then((result) => {
          if (!result) return next();
          response.statusCode = result.status ?? 200;
          response.setHeader("Content-Type", contentType(path));
          response.end(result.body);
        }, next);
      });
    },
  };
}

/**
 * Vite plugin for development: serves the files that the build writes beside the pages, such as share images and the
 * feed, from the current sources.
 *
 * @param make returns the file that the build would write at a path; undefined if there is none
 */
export const serveOutputs = (
  code: string,
  make: (path: string) => Promise<string | Uint8Array | undefined>,
): Plugin =>
  middleware("outputs", async (path) => {
    // A file in public/ takes precedence over a generated one, as in the build.
    if (!BUILT_FILE.test(path) || existsSync(join(code, "public", path))) return undefined;
    const body = await make(path);
    return body === undefined ? undefined : { body };
  });

/**
 * Vite plugin for development: serves the data files of the static contract as the built site does, from the current
 * sources. Without it, Vite would serve the source files, whose tokens are not resolved.
 *
 * @param root the project whose content is served
 */
export const serveStaticData = (root: string): Plugin =>
  middleware("static-data", async (path) => {
    if (!/^\/data\/.*\.json$/.test(path)) return undefined;
    const document = staticData(openSite(root)).find((entry) => entry.path === path);
    return document
      ? { body: JSON.stringify(document.value) }
      : { status: 404, body: JSON.stringify({ error: `There is no ${path}.` }) };
  });
