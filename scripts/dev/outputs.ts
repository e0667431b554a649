import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";

/** Where such files stand: at the top, share images below their folder, and what others expect in a known place. */
const PLACE = /^\/(?:share\/.+|\.well-known\/[^/]+|[^/]+)$/;

const TYPES: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/**
 * While developing: answers the addresses of what the build writes beside the pages, such as a page's share image and
 * the feed, from the files as they are now.
 *
 * @param make what the build would write at an address; undefined where it writes nothing
 */
export function serveOutputs(
  code: string,
  make: (path: string) => Promise<string | Uint8Array | undefined>,
): Plugin {
  return {
    name: "pingo:outputs",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").replace(/[?#].*$/, "");
        const type = TYPES[extname(path)];
        // A file of public/ comes before what is made, as in the build.
        if (!type || !PLACE.test(path) || existsSync(join(code, "public", path))) return next();
        make(path).then((made) => {
          if (made === undefined) return next();
          response.setHeader("Content-Type", type);
          response.end(made);
        }, next);
      });
    },
  };
}
