import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BUILT_FILE } from "../../data/page-address";
import { contentType } from "../hosting/media-types";

/**
 * Vite plugin for development: serves the files that the build writes beside the pages, such as share images, the feed
 * and the data of the static contract, from the sources of the last check.
 *
 * @param make returns the file that the build would write at a path; undefined if there is none
 */
export const serveOutputs = (
  code: string,
  make: (path: string) => Promise<string | Uint8Array | undefined>,
): Plugin => ({
  name: "pingo:outputs",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? "").replace(/[?#].*$/, "");
      // A file in public/ takes precedence over a generated one, as in the build.
      if (!BUILT_FILE.test(path) || existsSync(join(code, "public", path))) return next();
      make(path).then((body) => {
        // Vite would serve the source of a data file, whose tokens are not resolved.
        const isMissingData = body === undefined && /^\/data\/.*\.json$/.test(path);
        if (body === undefined && !isMissingData) return next();
        response.statusCode = isMissingData ? 404 : 200;
        response.setHeader("Content-Type", contentType(path));
        response.end(body ?? JSON.stringify({ error: `There is no ${path}.` }));
      }, next);
    });
  },
});
