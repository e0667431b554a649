import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, relative } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { entityTag, isFresh, isSimpleRange } from "./conditional";
import { type HeaderRule, headersFor, parseHeaders } from "./headers";
import { NOT_FOUND_PAGE, resolveUrl } from "./resolve";

/** What Netlify and Cloudflare send for a file that `_headers` gives no Cache-Control. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

interface Site {
  dir: string;
  rules: HeaderRule[];
  send: ReturnType<typeof sirv>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * A server for a built site that behaves as a static host does: one address a page, the headers of the folder's
 * `_headers`, compression, conditional requests, and `404.html` with status 404 for anything unknown.
 *
 * @param dir the folder to serve; files are read as they are asked for, `_headers` once
 * @returns a server that does not listen yet
 * @throws UserError when `_headers` cannot be read
 */
export function createSiteServer(dir: string): Server {
  const site: Site = { dir, rules: readRules(dir), send: sirv(dir, { dev: true, extensions: [] }) };
  // The type of compression's middleware is written for Express; it uses nothing that node:http does not have.
  const compress = compression({ filter: isCompressible }) as unknown as Handler;
  return createServer((request, response) => {
    setHeaders(response, headersFor(site.rules, NOT_FOUND_PAGE));
    try {
      compress(request, response, () => answer(site, request, response));
    } catch (fault) {
      console.error(fault);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The server could not answer this request.");
    }
  });
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    sendText(response, 405, "This site answers GET and HEAD requests only.");
    return;
  }
  const found = resolveUrl(site.dir, request.url ?? "/");
  switch (found.kind) {
    case "malformed":
      sendText(response, 400, "The address is not valid.");
      break;
    case "missing":
      sendNotFound(site, response);
      break;
    case "redirect":
      response.setHeader("Location", found.location);
      sendText(response, 308, `This page is at ${found.location}`);
      break;
    case "file":
      sendFile(site, found, request, response);
  }
}

function sendFile(
  site: Site,
  { path, name }: { path: string; name: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const tag = entityTag(join(site.dir, name));
  setHeaders(response, headersFor(site.rules, path));
  response.setHeader("ETag", tag);
  if (isFresh(request, tag)) {
    response.writeHead(304).end();
    return;
  }
  if (!isSimpleRange(request)) delete request.headers.range;
  request.url = encodeURI(name);
  site.send(request, response);
}

function sendNotFound({ dir }: Site, response: ServerResponse): void {
  const page = join(dir, NOT_FOUND_PAGE);
  if (existsSync(page)) sendBody(response, 404, "text/html;charset=utf-8", readFileSync(page));
  else sendText(response, 404, "There is no page at this address.");
}

function readRules(dir: string): HeaderRule[] {
  const file = join(dir, "_headers");
  return existsSync(file) ? parseHeaders(readFileSync(file, "utf8"), relative("", file)) : [];
}

/** Starts from a clean slate, so that nothing of the not-found page's headers stays on a file. */
function setHeaders(response: ServerResponse, headers: Map<string, string>): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeader("Cache-Control", DEFAULT_CACHE_CONTROL);
  // On every answer, since a 304 has no type by which to tell whether the file would have been compressed.
  response.setHeader("Vary", "Accept-Encoding");
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** A part of a file is sent as it is: its byte positions count in the file, not in the compressed stream. */
function isCompressible(
  request: Parameters<typeof compression.filter>[0],
  response: Parameters<typeof compression.filter>[1],
): boolean {
  return response.statusCode !== 206 && compression.filter(request, response);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  sendBody(response, status, "text/plain;charset=utf-8", Buffer.from(`${text}\n`));
}

function sendBody(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.statusCode = status;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}
