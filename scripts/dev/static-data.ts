import type { Plugin } from "vite";
import { openSite } from "../../data/site";
import { staticData } from "../build/static-data";

/**
 * While developing: answers the addresses of the static contract as the built site does, from the files as they are
 * now. Without this Vite would serve the source files, whose tokens are not resolved.
 *
 * @param root the project whose content is served
 */
export function serveStaticData(root: string): Plugin {
  return {
    name: "pingo:static-data",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").replace(/[?#].*$/, "");
        if (!/^\/data\/.*\.json$/.test(path)) return next();
        try {
          const document = staticData(openSite(root)).find((entry) => entry.path === path);
          response.statusCode = document ? 200 : 404;
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify(document ? document.value : { error: `There is no ${path}.` }));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
