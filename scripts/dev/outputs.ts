import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { openSite } from "../../data/site";
import { staticData } from "../build/static-data";
import { contentType } from "../hosting/media-types";

/** What an address is answered with. */
interface Answer {
  /** 200 where it says nothing. */
  status?: number;
  body: string | Uint8Array;
}

/** While developing: answers some addresses before Vite does; those without an answer are left to it. */
function answering(name: string, answerTo: (path: string) => Promise<Answer | undefined>): Plugin {
  return {
    name: `pingo:${name}`,
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").replace(/[?#].*$/, "");
        answerTo(path).then((answer) => {
          if (!answer) return next();
          response.statusCode = answer.status ?? 200;
          response.setHeader("Content-Type", contentType(path));
          response.end(answer.body);
        }, next);
      });
    },
  };
}

/** Where such files stand: at the top, share images below their folder, and what others expect in a known place. */
const PLACE = /^\/(?:share\/.+|\.well-known\/[^/]+|[^/]+)\.(?:png|txt|webmanifest|xml)$/;

/**
 * While developing: answers the addresses of what the build writes beside the pages, such as a page's share image and
 * the feed, from the files as they are now.
 *
 * @param make what the build would write at an address; undefined where it writes nothing
 */
export const serveOutputs = (
  code: string,
  make: (path: string) => Promise<string | Uint8Array | undefined>,
): Plugin =>
  answering("outputs", async (path) => {
    // A file of public/ comes before what is made, as in the build.
    if (!PLACE.test(path) || existsSync(join(code, "public", path))) return undefined;
    const body = await make(path);
    return body === undefined ? undefined : { body };
  });

/**
 * While developing: answers the addresses of the static contract as the built site does, from the files as they are
 * now. Without this Vite would serve the source files, whose tokens are not resolved.
 *
 * @param root the project whose content is served
 */
export const serveStaticData = (root: string): Plugin =>
  answering("static-data", async (path) => {
    if (!/^\/data\/.*\.json$/.test(path)) return undefined;
    const document = staticData(openSite(root)).find((entry) => entry.path === path);
    return document
      ? { body: JSON.stringify(document.value) }
      : { status: 404, body: JSON.stringify({ error: `There is no ${path}.` }) };
  });
