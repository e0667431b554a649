import { renderPage } from "vike/server";
import type { Connect, Plugin, ViteDevServer } from "vite";
import type { Draft } from "../../data/read-document";
import { openSite } from "../../data/site";
import { decodedPath } from "../serve/resolve";
import { type Card, payloadOf } from "./fault";
import { unknownAddress } from "./unknown-address";

const FAILED = "The page cannot be shown";

/** The first line of a stack that is in the project's own code: its file and place. */
function placesIn(stack: string): NonNullable<Card["places"]> {
  const own = stack.split("\n").filter((line) => !line.includes("node_modules"));
  const [, path] = own.map((line) => /((?:[A-Za-z]:\\|\/)[^()\s]*:\d+:\d+)/.exec(line)).find(Boolean) ?? [];
  return path ? [{ shown: path, path }] : [];
}

/** A document that the overlay fills; being sent with Vite's client, it comes back when the fault is mended. */
function failurePage(server: ViteDevServer, address: string, thrown: unknown): Promise<string> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  server.ssrFixStacktrace(error);
  // Vike puts a line of its own before the message, as it stands in the terminal.
  const message = error.message.replace(/^.*\[vike\].*\n/, "");
  const text = `${error.name}: ${message}\n\nThe terminal that runs npm run dev says more.`;
  const { err } = payloadOf({ title: FAILED, text, cards: [{ text, places: placesIn(error.stack ?? "") }] });
  const json = JSON.stringify(err).replaceAll("<", "\\u003c");
  return server.transformIndexHtml(
    address,
    `<!doctype html><html lang="en"><head><title>${FAILED}</title></head><body><script type="application/json" id="render-failure">${json}</script></body></html>`,
  );
}

/** The address without a page: the not-found page, with what would make a page of it above. */
function withAdvice(body: string, content: string, address: string): string {
  const path = decodedPath(address.replace(/[?#].*$/, ""));
  if (path === undefined) return body;
  const advice = unknownAddress(openSite(content), path);
  return body.replace(/<body[^>]*>/, (tag) => tag + advice);
}

/**
 * The page of a route as if a draft had been saved.
 *
 * @throws what a component throws
 */
export async function renderDraft(route: string, draft: Draft): Promise<string> {
  const page = await renderPage({ urlOriginal: route, headersOriginal: {}, draft });
  if (page.httpResponse.statusCode >= 400) throw page.errorWhileRendering;
  return page.httpResponse.body;
}

async function answer(server: ViteDevServer, content: string, request: Connect.IncomingMessage) {
  const address = request.originalUrl ?? request.url ?? "/";
  try {
    const page = await renderPage({ urlOriginal: address, headersOriginal: request.headers });
    const { statusCode, headers, body } = page.httpResponse;
    // The address without a page is an "error" to Vike too, one with status 404 and a page of its own.
    if (statusCode >= 500) throw page.errorWhileRendering;
    return {
      statusCode,
      headers: Object.fromEntries(headers),
      body: statusCode === 404 ? withAdvice(body, content, address) : body,
    };
  } catch (error) {
    const headers = { "Content-Type": "text/html;charset=utf-8" };
    return { statusCode: 500, headers, body: await failurePage(server, address, error) };
  }
}

/**
 * While developing: answers with the pages. One that cannot be rendered (a fault in a component or in a schema) becomes
 * the overlay alone: Vike's own error page says only "An error occurred", and would not come back when the fault is
 * mended. An address without a page says how to make one.
 *
 * @param content folder of the content
 */
export function servePages(content: string): Plugin {
  return {
    name: "pingo:pages",
    apply: "serve",
    configureServer: {
      // The function that is returned runs after Vite's own middlewares and, being "pre", before Vike's.
      order: "pre",
      handler: (server) => () => {
        server.middlewares.use((request, response, next) => {
          answer(server, content, request).then(({ statusCode, headers, body }) => {
            response.writeHead(statusCode, headers).end(body);
          }, next);
        });
      },
    },
  };
}
