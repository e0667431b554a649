import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { outputFiles, shareImageFiles } from "../build/outputs/output-files";
import { ShareImages } from "../build/outputs/share/share-images";
import type { Roots } from "./content-reload";

/** Where such files stand: at the top, share images below their folder, and what others expect in a known place. */
const PLACE = /^\/(?:share\/.+|\.well-known\/[^/]+|[^/]+)$/;

const TYPES: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/** What the build would write at an address, made now; undefined where it writes nothing. */
async function madeNow(code: string, content: string, path: string): Promise<string | Buffer | undefined> {
  const site = openSite(content);
  const { pages } = checkSite(site);
  const images = shareImageFiles(site, pages, new ShareImages(code, site.data.name));
  return [...outputFiles(site, pages, code), ...images].find((file) => file.path === path)?.make();
}

/**
 * While developing: answers the addresses of what the build writes beside the pages, such as a page's share image and
 * the feed, from the files as they are now.
 */
export function serveOutputs({ code, content }: Roots): Plugin {
  return {
    name: "pingo:outputs",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").replace(/[?#].*$/, "");
        const type = TYPES[extname(path)];
        // A file of public/ comes before what is made, as in the build.
        if (!type || !PLACE.test(path) || existsSync(join(code, "public", path))) return next();
        madeNow(code, content, path).then((made) => {
          if (made === undefined) return next();
          response.setHeader("Content-Type", type);
          response.end(made);
        }, next);
      });
    },
  };
}
