import { renderPage } from "vike/server";
import type { Plugin } from "vite";

/**
 * While developing: a page that cannot be rendered (a fault in a component or in a schema) becomes Vite's error page.
 * Vike's own says only "An error occurred", and being without Vite's client it would not come back when the fault is
 * mended.
 */
export function renderFailure(): Plugin {
  return {
    name: "pingo:render-failure",
    apply: "serve",
    configureServer: {
      // The function that is returned runs after Vite's own middlewares and, being "pre", before Vike's.
      order: "pre",
      handler: (server) => () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const urlOriginal = request.originalUrl ?? request.url ?? "/";
            const page = await renderPage({ urlOriginal, headersOriginal: request.headers });
            const { statusCode, headers, body } = page.httpResponse;
            // The address without a page is an "error" to Vike too, one with status 404 and a page of its own.
            if (statusCode >= 500) throw page.errorWhileRendering;
            response.writeHead(statusCode, Object.fromEntries(headers)).end(body);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}
