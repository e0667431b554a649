import { describe, expect, it } from "vitest";
import { TOKEN_HEADER } from "../api";
import type { StudioError } from "./files";
import { type RequestHead, requireOwnCall, requireOwnPage } from "./guard";

const TOKEN = "the-token-of-this-start";
const HOST = "127.0.0.1:5173";

/** Creates a request from the studio's own page, with some properties changed. */
const asked = (headers: RequestHead["headers"] = {}, other: Partial<RequestHead> = {}): RequestHead => ({
  method: "PUT",
  socket: { remoteAddress: "127.0.0.1" },
  headers: {
    host: HOST,
    origin: `http://${HOST}`,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    [TOKEN_HEADER]: TOKEN,
    ...headers,
  },
  ...other,
});

/** Returns the status of the error that a function throws; undefined if it throws none. */
function statusOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as StudioError).status;
  }
}
const callStatus = (request: RequestHead) => statusOf(() => requireOwnCall(request, TOKEN));
const pageStatus = (request: RequestHead) => statusOf(() => requireOwnPage(request));

it.each([
  ["its own page", asked()],
  ["its own page as localhost", asked({ host: "localhost:5173", origin: "http://localhost:5173" })],
  [
    "its own page over IPv6",
    asked({ host: "[::1]:5173", origin: "http://[::1]:5173" }, { socket: { remoteAddress: "::1" } }),
  ],
  ["a local program with the token", asked({ origin: undefined, "sec-fetch-site": undefined })],
])("accepts %s", (_, request) => {
  expect(callStatus(request)).toBeUndefined();
});

describe("rejects", () => {
  it.each<[string, RequestHead["headers"]]>([
    ["another website", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another website that hides its origin", { origin: undefined, "sec-fetch-site": "cross-site" }],
    ["a frame without an origin", { origin: "null" }],
    ["another port of this machine", { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" }],
    ["the same address over https", { origin: `https://${HOST}` }],
    ["another host name for this machine", { host: "evil.example:5173", origin: "http://evil.example:5173" }],
    ["a host name that starts like this machine's", { host: "127.0.0.1.evil.example", origin: undefined }],
    ["a subdomain of localhost", { host: "evil.localhost:5173", origin: undefined }],
    ["another address of the network", { host: "192.168.1.7:5173", origin: "http://192.168.1.7:5173" }],
    ["an invalid host", { host: "127.0.0.1@evil.example", origin: undefined }],
    ["no host", { host: undefined, origin: undefined }],
  ])("%s", (_, headers) => {
    expect(callStatus(asked(headers))).toBe(403);
  });

  it.each<[string, RequestHead["headers"]]>([
    ["no token", { [TOKEN_HEADER]: undefined }],
    ["an empty token", { [TOKEN_HEADER]: "" }],
    ["the token of another start", { [TOKEN_HEADER]: "the-token-of-other-start" }],
    ["a part of the token", { [TOKEN_HEADER]: TOKEN.slice(0, -1) }],
    ["several tokens", { [TOKEN_HEADER]: [TOKEN, TOKEN] }],
  ])("%s", (_, headers) => {
    expect(callStatus(asked(headers))).toBe(401);
  });

  it.each(["192.168.1.9", "10.0.0.1", "::ffff:192.168.1.9", "1.127.0.0", undefined])(
    "the peer address %s",
    (peer) => {
      expect(callStatus(asked({}, { socket: { remoteAddress: peer } }))).toBe(403);
    },
  );

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/jsonp",
    undefined,
  ])("the content type %s of a form", (type) => {
    expect(callStatus(asked({ "content-type": type }))).toBe(415);
  });
});

it("serves its page, which contains the token, only to this machine", () => {
  const typed = asked(
    { origin: undefined, "sec-fetch-site": "none", [TOKEN_HEADER]: undefined },
    { method: "GET" },
  );
  expect(pageStatus(typed)).toBeUndefined();
  expect(pageStatus(asked({ "sec-fetch-site": "cross-site", origin: undefined }))).toBe(403);
  expect(pageStatus(asked({ host: "evil.example" }))).toBe(403);
});
