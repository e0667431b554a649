import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { TOKEN_HEADER } from "../api";
import { StudioError } from "./files";

/** Properties of a request that are known before its body is read. */
export interface RequestDetails {
  method: string;
  headers: IncomingHttpHeaders;
  /** IP address of the client. */
  peer: string | undefined;
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

const refuse = (message: string, status = 403) => new StudioError(status, message);

/**
 * Returns an error for a request that does not come from a browser on this machine, or that another website has sent: any
 * open website can send requests to localhost, and can point its own host name there (DNS rebinding).
 */
export function refusalOfPage({ headers, peer }: RequestDetails): StudioError | undefined {
  if (!LOOPBACK.test(peer ?? "")) return refuse("The studio answers this machine only.");
  const { host = "", origin } = headers;
  if (!OWN_HOST.test(host)) return refuse("Open the studio by the address that npm run dev prints.");
  if (origin !== undefined && origin !== `http://${host}`)
    return refuse("The studio answers its own page only.");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return refuse("The studio cannot be opened from another website; type its address.");
  return undefined;
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [written, wanted] = [Buffer.from(String(given)), Buffer.from(token)];
  return written.length === wanted.length && timingSafeEqual(written, wanted);
}

/**
 * Returns an error as `refusalOfPage` does, for requests that read or write content. Another website cannot send the custom
 * header without a CORS preflight, and forms and images cannot send it at all; GET requests change nothing.
 *
 * @param token random token, created at each start of the server
 */
export function refusalOfCall(details: RequestDetails, token: string): StudioError | undefined {
  const { headers, method } = details;
  const refusal = refusalOfPage(details);
  if (refusal) return refusal;
  if (!isToken(headers[TOKEN_HEADER], token))
    return refuse("The server has been restarted. Reload the studio; your text is saved in this browser.");
  if (method !== "GET" && !/^application\/json(?:;|$)/.test(headers["content-type"] ?? ""))
    return refuse("JSON is expected.", 415);
  return undefined;
}
