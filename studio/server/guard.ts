import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { TOKEN_HEADER } from "../api";
import { StudioError } from "./files";

/** What is known of a request before its body is read. */
export interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
  /** Address of the machine that asks. */
  peer: string | undefined;
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

const refused = (message: string, status = 403) => new StudioError(status, message);

/**
 * Refuses what does not come from this machine's own browser: every website that is open there can send requests to a
 * server on localhost, and a name of its own can be made to lead there (DNS rebinding).
 */
export function refusalOfPage({ headers, peer }: Asked): StudioError | undefined {
  if (!LOOPBACK.test(peer ?? "")) return refused("The studio answers this machine only.");
  const { host = "", origin } = headers;
  if (!OWN_HOST.test(host)) return refused("Open the studio by the address that npm run dev prints.");
  if (origin !== undefined && origin !== `http://${host}`)
    return refused("The studio answers its own page only.");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return refused("The studio cannot be opened from another website; type its address.");
  return undefined;
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [written, wanted] = [Buffer.from(String(given)), Buffer.from(token)];
  return written.length === wanted.length && timingSafeEqual(written, wanted);
}

/**
 * As `refusalOfPage`, for what reads or writes content. A header of our own cannot be sent from another website without
 * asking first, nor by a form or a picture; nothing is changed by GET.
 *
 * @param token made anew at each start of the server
 */
export function refusalOfCall(asked: Asked, token: string): StudioError | undefined {
  const { headers, method } = asked;
  const refusal = refusalOfPage(asked);
  if (refusal) return refusal;
  if (!isToken(headers[TOKEN_HEADER], token))
    return refused("The server has been started anew. Reload the studio; what you wrote is kept.");
  if (method !== "GET" && !/^application\/json(?:;|$)/.test(headers["content-type"] ?? ""))
    return refused("JSON is expected.", 415);
  return undefined;
}
