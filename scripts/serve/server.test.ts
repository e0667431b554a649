import { mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendRequest } from "../../tests/built/request";
import { emptyFolder } from "../../tests/empty-folder";
import { close, listen } from "./listen";
import { createSiteServer } from "./server";

const FILES = {
  "index.html": "home",
  "pricing.html": `pricing ${"text ".repeat(500)}`,
  "features/voice-calling.html": "voice",
  "404.html": `not found ${"text ".repeat(500)}`,
  "assets/app-1a2b.js": "export const a = 1;\n".repeat(200),
  "data/comparisons.json": JSON.stringify({ competitors: [] }),
  ".env": "SECRET=1",
  _headers: "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  _redirects: "# Old addresses\n/prices /pricing 301\n/prices/ /pricing 301\n/help /pricing#questions 301\n",
};

/** Files that a build has compressed. */
const COMPRESSED = ["pricing.html", "404.html", "assets/app-1a2b.js"] as const;

const parent = emptyFolder();
let server: Server;
let url: string;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(parent, "client", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of COMPRESSED) {
    writeFileSync(join(parent, "client", `${name}.br`), brotliCompressSync(FILES[name]));
    writeFileSync(join(parent, "client", `${name}.gz`), gzipSync(FILES[name]));
  }
  writeFileSync(join(parent, "secret.html"), "secret");
  server = createSiteServer(join(parent, "client"));
  url = await listen(server, 0);
});

afterAll(() => close(server));

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { headers, method, redirect: "manual" });

const raw = (path: string, headers: Record<string, string> = {}) => sendRequest(url, path, headers);

describe("pages", () => {
  it.each([
    ["/", "home"],
    ["/?utm=1", "home"],
    ["/pricing", FILES["pricing.html"]],
    ["/features/voice-calling", "voice"],
    ["/data/comparisons.json", FILES["data/comparisons.json"]],
  ])("serves %s", async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ["/prices", "/pricing"],
    ["/prices/?a=1", "/pricing?a=1"],
    ["/help?a=1", "/pricing?a=1#questions"],
  ])("redirects %s permanently to %s", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, location]);
  });
});

describe("requests outside the site", () => {
  it.each([
    "/../secret",
    "/../secret.html",
    "/%2e%2e/secret.html",
    "/..%2fsecret.html",
    "/assets/../../secret",
    "/..%5csecret.html",
    "//pricing/",
    "/.env",
    "/_headers",
    "/_redirects",
    "/pricing.html.br",
    "/assets/app-1a2b.js.gz",
    "/pricing%00",
    "/long",
  ])("responds to %s with not found", async (path) => {
    const response = await raw(path === "/long" ? `/${"a".repeat(5000)}` : path);
    expect(response.status).toBe(404);
    expect(response.headers.location).toBeUndefined();
    expect(response.body.toString()).toBe(FILES["404.html"]);
  });

  it.each(["/%", "/%E0%A4%A", "http://other.test/pricing"])(
    "responds to %s with a bad request",
    async (path) => {
      const response = await raw(path);
      expect([response.status, response.body.toString()]).toEqual([400, "The address is not valid.\n"]);
      // With another type, browsers would offer to save it.
      expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    },
  );

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("rejects %s", async (method) => {
    const response = await get("/pricing", {}, method);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("headers", () => {
  it.each(["/nothing", "/%", "/pricing/"])("are sent for %s too", async (path) => {
    expect((await get(path)).headers.get("x-frame-options")).toBe("DENY");
  });

  it("are the same for HEAD, which has no body", async () => {
    for (const [path, status] of [
      ["/pricing", 200],
      ["/nothing", 404],
    ] as const) {
      const response = await get(path, { "Accept-Encoding": "identity" }, "HEAD");
      expect([response.status, await response.text()]).toEqual([status, ""]);
      expect(Number(response.headers.get("content-length"))).toBeGreaterThan(2000);
    }
  });
});

describe("compression", () => {
  it.each([
    ["a file that the build has not compressed", "/data/comparisons.json", "br"],
    ["a client that accepts no encoding", "/pricing", "identity"],
  ])("is skipped for %s", async (_, path, accepted) => {
    const response = await raw(path, { "Accept-Encoding": accepted });
    expect(response.status).toBe(200);
    expect(response.headers["content-encoding"]).toBeUndefined();
  });
});

describe("ranges", () => {
  it("sends one plain range", async () => {
    const response = await raw("/assets/app-1a2b.js", { Range: "bytes=0-5" });
    expect([response.status, response.body.toString()]).toEqual([206, "export"]);
  });

  it("rejects a range past the end", async () => {
    expect((await raw("/assets/app-1a2b.js", { Range: "bytes=9999-" })).status).toBe(416);
  });
});

it("serves files that a simultaneous build has written, with its headers", async () => {
  const file = join(parent, "client", "_headers");
  writeFileSync(file, "/*\n  X-Frame-Options: SAMEORIGIN\n");
  const { headers } = await get("/pricing");
  writeFileSync(file, FILES._headers);
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
});

it("serves a folder without _headers and without 404.html", async () => {
  const bare = emptyFolder();
  writeFileSync(join(bare, "index.html"), "bare");
  const other = createSiteServer(bare);
  const at = await listen(other, 0);
  expect(await (await fetch(at)).text()).toBe("bare");
  const missing = await fetch(`${at}/x`);
  expect([missing.status, await missing.text()]).toEqual([404, "There is no page at this address.\n"]);
  await close(other);
});
