import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { DEFAULT_CACHE_CONTROL } from "../hosting/headers";
import { contentType } from "../hosting/media-types";
import { headersIn, redirectsIn } from "../hosting/static-host";
import { NOT_FOUND_PAGE, resolveUrl } from "./resolve";

/**
 * Creates a server for a built site that behaves like a static host: one address per page, the folder's `_headers` and
 * `_redirects`, the compressed files, conditional requests, and `404.html` with status 404 for unknown paths.
 *
 * @param dir the folder to serve; files are read on each request, so that a new build is served at once
 * @returns a server that does not listen yet
 */
export function createSiteServer(dir: string): Server {
  const send = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return createServer((request, response) => {
    try {
      handleRequest(dir, send, request, response);
    } catch (fault) {
      console.error(fault);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The server could not answer this request.");
    }
  });
}

function handleRequest(
  dir: string,
  send: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = readHostFile(dir, "_headers");
  setHeaders(response, headersIn(headers, NOT_FOUND_PAGE));
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    sendText(response, 405, "This site answers GET and HEAD requests only.");
    return;
  }
  const redirects = redirectsIn(readHostFile(dir, "_redirects"));
  const found = resolveUrl(dir, redirects, request.url ?? "/");
  if (found.status === 400) sendText(response, 400, "The address is not valid.");
  else if (found.status === 404) sendNotFound(dir, response);
  else if (found.status === 200) {
    setHeaders(response, headersIn(headers, found.path));
    response.setHeader("Content-Type", contentType(found.name));
    request.url = encodeURI(found.name);
    send(request, response);
  } else {
    response.setHeader("Location", found.location);
    sendText(response, found.status, `This page is at ${found.location}`);
  }
}

function sendNotFound(dir: string, response: ServerResponse): void {
  const page = join(dir, NOT_FOUND_PAGE);
  if (existsSync(page)) sendBody(response, 404, contentType(NOT_FOUND_PAGE), readFileSync(page));
  else sendText(response, 404, "There is no page at this address.");
}

/** Returns the text of a file that configures hosts; empty if the folder has none. */
function readHostFile(dir: string, name: string): string {
  const file = join(dir, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Replaces all headers, so that none of the not-found page's remains on a file. */
function setHeaders(response: ServerResponse, headers: Map<string, string>): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeader("Cache-Control", DEFAULT_CACHE_CONTROL);
  // On every response, since a 304 has no file that shows whether there is a compressed one.
  response.setHeader("Vary", "Accept-Encoding");
  for (const [name, value] of headers) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  sendBody(response, status, contentType("answer.txt"), Buffer.from(`${text}\n`));
}

function sendBody(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.statusCode = status;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}
