import { renderPage } from "vike/server";
import type { Connect, Plugin } from "vite";
import type { Draft } from "../../data/read-document";
import { openSite } from "../../data/site";
import { decodePath, withQuery } from "../serve/resolve";
import { unknownAddress } from "./unknown-address";

interface PageResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Redirects an old address to the current page, as the published site does. For any other address, adds instructions for
 * creating the page at the top of the not-found page.
 */
function withAdvice(response: PageResponse, content: string, address: string): PageResponse {
  const [escaped = ""] = address.split("?", 1);
  const path = decodePath(escaped);
  if (path === undefined) return response;
  const site = openSite(content);
  const redirect = site.redirects.find(({ from }) => from === path);
  // A permanent redirect would be cached by the browser after the address has changed again.
  if (redirect) {
    const Location = withQuery(redirect.to, address.slice(escaped.length));
    return { statusCode: 302, headers: { Location }, body: "" };
  }
  const body = response.body.replace(/<body[^>]*>/, (tag) => tag + unknownAddress(site, path));
  return { ...response, body };
}

/**
 * Renders the page of a route as if a draft had been saved.
 *
 * @throws the error that a component throws
 */
export async function renderDraft(route: string, draft: Draft): Promise<string> {
  const page = await renderPage({ urlOriginal: route, headersOriginal: {}, draft });
  if (page.httpResponse.statusCode >= 400) throw page.errorWhileRendering;
  return page.httpResponse.body;
}

/** @throws the error that a component throws */
async function respond(content: string, request: Connect.IncomingMessage): Promise<PageResponse> {
  const address = request.originalUrl ?? request.url ?? "/";
  const page = await renderPage({ urlOriginal: address, headersOriginal: request.headers });
  const { statusCode, headers, body } = page.httpResponse;
  // For Vike an unknown address is also an error, with status 404 and a page of its own.
  if (statusCode >= 500) throw page.errorWhileRendering;
  const response = { statusCode, headers: Object.fromEntries(headers), body };
  return statusCode === 404 ? withAdvice(response, content, address) : response;
}

/**
 * Vite plugin for development: serves the pages. A page that cannot be rendered (a fault in a component or a schema)
 * is left to Vite, which shows its overlay: Vike's own error page says only "An error occurred" and would not reload
 * when the fault is fixed. The not-found page explains how to create the page.
 *
 * @param content folder of the content
 */
export function servePages(content: string): Plugin {
  return {
    name: "pingo:pages",
    apply: "serve",
    configureServer: {
      // The returned function runs after Vite's own middlewares and, because of "pre", before Vike's.
      order: "pre",
      handler: (server) => () => {
        server.middlewares.use((request, response, next) => {
          respond(content, request).then(
            ({ statusCode, headers, body }) => void response.writeHead(statusCode, headers).end(body),
            (error: Error) => {
              server.ssrFixStacktrace(error);
              // Vike adds a line for the terminal, and a box in which it suspects a broken package.
              error.message = error.message.replace(/^(?:.*\[vike\].*|[┌│└].*)\n?/gm, "");
              next(error);
            },
          );
        });
      },
    },
  };
}
