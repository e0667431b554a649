import { renderPage } from "vike/server";
import type { Connect, Plugin, ViteDevServer } from "vite";
import type { Draft } from "../../data/read-document";
import { openSite } from "../../data/site";
import { decodePath, withQuery } from "../serve/resolve";
import { type Card, payloadOf } from "./fault";
import { unknownAddress } from "./unknown-address";

const TITLE = "The page cannot be shown";

/** Returns the place of the first stack frame in the project's own code; empty if there is none. */
function placesIn(stack: string): NonNullable<Card["places"]> {
  const own = stack.split("\n").filter((line) => !line.includes("node_modules"));
  const [, path] = own.map((line) => /((?:[A-Za-z]:\\|\/)[^()\s]*:\d+:\d+)/.exec(line)).find(Boolean) ?? [];
  return path ? [{ shown: path, path }] : [];
}

/** Renders a document that the overlay fills; it includes Vite's client, so it reloads when the fault is fixed. */
function failurePage(server: ViteDevServer, address: string, thrown: unknown): Promise<string> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  server.ssrFixStacktrace(error);
  // Vike adds a line for the terminal, and a box in which it suspects a broken package.
  const message = error.message.replace(/^(?:.*\[vike\].*|[┌│└].*)\n?/gm, "").trim();
  const text = `${error.name}: ${message}\n\nSee the terminal with npm run dev for details.`;
  const { err } = payloadOf({ title: TITLE, text, cards: [{ text, places: placesIn(error.stack ?? "") }] });
  const json = JSON.stringify(err).replaceAll("<", "\\u003c");
  return server.transformIndexHtml(
    address,
    `<!doctype html><html lang="en"><head><title>${TITLE}</title></head><body><script type="application/json" id="render-failure">${json}</script></body></html>`,
  );
}

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

async function respond(
  server: ViteDevServer,
  content: string,
  request: Connect.IncomingMessage,
): Promise<PageResponse> {
  const address = request.originalUrl ?? request.url ?? "/";
  try {
    const page = await renderPage({ urlOriginal: address, headersOriginal: request.headers });
    const { statusCode, headers, body } = page.httpResponse;
    // For Vike an unknown address is also an error, with status 404 and a page of its own.
    if (statusCode >= 500) throw page.errorWhileRendering;
    const response = { statusCode, headers: Object.fromEntries(headers), body };
    return statusCode === 404 ? withAdvice(response, content, address) : response;
  } catch (error) {
    const headers = { "Content-Type": "text/html;charset=utf-8" };
    return { statusCode: 500, headers, body: await failurePage(server, address, error) };
  }
}

/**
 * Vite plugin for development: serves the pages. A page that cannot be rendered (a fault in a component or a schema)
 * shows only the overlay: Vike's own error page says only "An error occurred" and would not reload when the fault is
 * fixed. The not-found page explains how to create the page.
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
          respond(server, content, request).then(({ statusCode, headers, body }) => {
            response.writeHead(statusCode, headers).end(body);
          }, next);
        });
      },
    },
  };
}
