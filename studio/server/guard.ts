import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { TOKEN_HEADER } from "../api";
import { StudioError } from "./files";

/** Properties of a request that are known before its body is read. */
export type RequestHead = Pick<IncomingMessage, "method" | "headers"> & {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

function refuse(message: string, status = 403): never {
  throw new StudioError(status, message);
}

/**
 * Asserts that a request comes from a browser on this machine, and that no other website has sent it: any open website can
 * send requests to localhost, and can point its own host name there (DNS rebinding).
 *
 * @throws StudioError otherwise, with status 401 for the token, which may be that of an earlier start
 */
export function requireOwnPage({ headers, socket }: RequestHead): void {
  if (!LOOPBACK.test(socket.remoteAddress ?? "")) refuse("The studio answers this machine only.");
  const { host = "", origin } = headers;
  if (!OWN_HOST.test(host)) refuse("Open the studio by the address that npm run dev prints.");
  if (origin !== undefined && origin !== `http://${host}`) refuse("The studio answers its own page only.");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    refuse("The studio cannot be opened from another website; type its address.");
}

/**
 * Asserts the same of a request that reads or writes content, and that it has the token. Another website cannot send the
 * custom header without a CORS preflight, and forms and images cannot send it at all; GET requests change nothing.
 *
 * @param token random token, created at each start of the server
 */
export function requireOwnCall(request: RequestHead, token: string): void {
  const { headers, method } = request;
  requireOwnPage(request);
  const [given, wanted] = [Buffer.from(String(headers[TOKEN_HEADER])), Buffer.from(token)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    refuse("The studio has been restarted. Reload this window; what you changed in a page is kept.", 401);
  if (method !== "GET" && !/^application\/json(?:;|$)/.test(headers["content-type"] ?? ""))
    refuse("JSON is expected.", 415);
}
