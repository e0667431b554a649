import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REDIRECTS_FILE } from "../../data/known-files";
import { readDocument } from "../../data/read-document";
import type { Redirects } from "../../schema/shapes.gen";
import { DEFAULT_CACHE_CONTROL, headerRules, headersFor } from "../../scripts/hosting/headers";
import { close, listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { findNginx, startNginx } from "./nginx";
import { sendRequest } from "./request";
import { hashes } from "./site";

const DIST = "dist";
const SITE = join(DIST, "client");
const RULES = headerRules(hashes);
const read = (name: string) => readFileSync(join(SITE, name));

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
const assetOf = (ending: string) =>
  `/${files.find((name) => name.startsWith("assets") && name.endsWith(ending))}`;
/** A script that is large enough to be compressed. */
const script = assetOf(".js.br").replace(/\.br$/, "");

const { redirects } = readDocument(".", REDIRECTS_FILE).value as unknown as Redirects;

/** Address, file and content type of one file of each kind. */
const KINDS: [path: string, file: string, type: string][] = [
  ["/", "index.html", "text/html; charset=utf-8"],
  ["/pricing", "pricing.html", "text/html; charset=utf-8"],
  // A page with a folder of the same name.
  ["/blog", "blog.html", "text/html; charset=utf-8"],
  ["/features/voice-calling", "features/voice-calling.html", "text/html; charset=utf-8"],
  ["/data/comparisons.json", "data/comparisons.json", "application/json"],
  ["/llms.txt", "llms.txt", "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "sitemap.xml", "application/xml"],
  ["/favicon.svg", "favicon.svg", "image/svg+xml"],
  ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
  ["/share/pricing.png", "share/pricing.png", "image/png"],
  [script, script, "text/javascript; charset=utf-8"],
  [assetOf(".woff2"), assetOf(".woff2"), "font/woff2"],
];

const MOVED: [path: string, status: number, location: string][] = [
  ["/pricing.html", 308, "/pricing"],
  ["/pricing/", 308, "/pricing"],
  ["/pricing/?a=1&b=%20", 308, "/pricing?a=1&b=%20"],
  ["/features/voice-calling.html?a=1", 308, "/features/voice-calling?a=1"],
  ["/blog/", 308, "/blog"],
  ["/index.html", 308, "/"],
  ["/index?a=1", 308, "/?a=1"],
  ...redirects.flatMap(({ from, to }): typeof MOVED => [
    [from, 301, to],
    [`${from}/?a=1`, 301, `${to}?a=1`],
  ]),
];

const MISSING = [
  "/nothing",
  "/nothing/",
  "/nothing.html",
  "/404",
  "/404/",
  "/404.html",
  "/features",
  "/features/",
  "/assets/",
  "/assets/gone.js",
  "/data/gone.json",
  "/pricing/more",
  "/_headers",
  "/_redirects",
  "/.env",
  "/.git/config",
  "/pricing.html.br",
  "/assets/../nginx.conf",
];

const ENCODINGS = [
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const;

function expectHeaders(path: string, found: NodeJS.Dict<string | string[]>): void {
  const expected = new Map([["Cache-Control", DEFAULT_CACHE_CONTROL], ...headersFor(RULES, path)]);
  for (const [name, value] of expected) expect([name, found[name.toLowerCase()]]).toEqual([name, value]);
}

const nginx = await findNginx();

interface Served {
  url: string;
  stop(): Promise<void>;
}

/** Tests a server of the build; skips the tests if there is none. */
function testServer(name: string, start: (() => Promise<Served>) | undefined): void {
  describe.skipIf(!start)(`behind ${name}`, () => {
    let served: Served;
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      sendRequest(served.url, path, headers, method);

    beforeAll(async () => {
      if (start) served = await start();
    });
    afterAll(() => served?.stop());

    it.each(KINDS)("serves %s as the file %s with type %s and its headers", async (path, file, type) => {
      const { status, headers, body } = await get(path);
      expect([status, headers["content-type"]]).toEqual([200, type]);
      expect(headers["content-encoding"]).toBeUndefined();
      expect(body.equals(read(file))).toBe(true);
      expectHeaders(path, headers);
    });

    it.each(ENCODINGS)("sends the precompressed bytes for %s", async (accepted, encoding, undo) => {
      const texts = KINDS.filter(([, file]) => files.includes(`${file.replace(/^\//, "")}.br`));
      expect(texts.length).toBeGreaterThan(7);
      for (const [path, file, type] of texts) {
        const { status, headers, body } = await get(path, { "Accept-Encoding": accepted });
        expect([path, status, headers["content-encoding"], headers["content-type"]]).toEqual([
          path,
          200,
          encoding,
          type,
        ]);
        expect(headers.vary).toBe("Accept-Encoding");
        expect(undo(body).equals(read(file))).toBe(true);
        expectHeaders(path, headers);
      }
    });

    it.each(MOVED)("redirects %s with status %d to %s", async (path, status, location) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expectHeaders("/", answer.headers);
    });

    it.each(MISSING)("serves the not-found page for %s", async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers["content-type"], headers.location]).toEqual([
        404,
        "text/html; charset=utf-8",
        undefined,
      ]);
      expect(body.equals(read("404.html"))).toBe(true);
      expectHeaders("/404.html", headers);
    });

    it.each(["/../nginx.conf", "/%2e%2e/nginx.conf", "/assets/../../nginx.conf"])(
      "serves nothing outside the site for %s",
      async (path) => {
        const { status, body } = await get(path);
        expect([400, 404]).toContain(status);
        expect(body.toString()).not.toContain("add_header");
      },
    );

    it("does not send an unchanged file again", async () => {
      const accepted = { "Accept-Encoding": "br" };
      const tag = String((await get("/pricing", accepted)).headers.etag);
      const { status, headers, body } = await get("/pricing", { ...accepted, "If-None-Match": tag });
      expect([status, body.length]).toEqual([304, 0]);
      expectHeaders("/pricing", headers);
      expect((await get("/pricing", { "If-None-Match": '"other"' })).status).toBe(200);
    });

    it("sends no body for HEAD and rejects POST", async () => {
      const { status, body } = await get("/pricing", {}, "HEAD");
      expect([status, body.length]).toEqual([200, 0]);
      expect((await get("/pricing", {}, "POST")).status).toBe(405);
    });
  });
}

testServer("npm run preview", async () => {
  const server = createSiteServer(SITE);
  return { url: await listen(server, 0), stop: () => close(server) };
});
testServer("nginx", nginx === undefined ? undefined : () => startNginx(nginx, DIST));
