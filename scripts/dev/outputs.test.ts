import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { country } from "../../data/country.fixture";
import { openSite } from "../../data/site";
import { page, projectOf } from "../../tests/check/project";
import { ROOT } from "../../tests/roots";
import { makeOutput } from "../build/outputs/outputs";
import { serveOutputs } from "./outputs";

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const content = projectOf({
  "pages/index.json": page(),
  "pages/pricing.json": page([], { title: "What a business number costs a month" }),
  "pages/404.json": page(),
  "data/carriers/index.json": {
    $schema: "../../schema/country-index.schema.json",
    countries: ["india"],
  },
  "data/carriers/canada.json": { id: "canada" },
  "data/carriers/india.json": country("india", { name: "{{site.name}}", flag: "IN" }),
});

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** Requests a path from the plugin; resolves with `passed` if the plugin does not respond. */
function ask(url: string): Promise<Answer | "passed"> {
  let handle: Handler | undefined;
  const server = { middlewares: { use: (handler: Handler) => (handle = handler) } };
  const site = openSite(content);
  const { pages } = checkSite(site);
  const { configureServer } = serveOutputs(ROOT, (path) => makeOutput(site, pages, ROOT, path));
  if (typeof configureServer !== "function") throw new Error("The plugin has no configureServer.");
  configureServer.call({} as never, server as unknown as ViteDevServer);
  return new Promise((resolve, reject) => {
    let type = "";
    const response = {
      statusCode: 0,
      setHeader: (_: string, value: string) => {
        type = value;
      },
      end: (body: string | Buffer) => resolve({ status: response.statusCode, type, body }),
    };
    handle?.({ url } as IncomingMessage, response as unknown as ServerResponse, (error) =>
      error ? reject(error) : resolve("passed"),
    );
  });
}

it.each([
  ["/share/pricing.png?t=1", "image/png", "PNG"],
  ["/robots.txt", "text/plain; charset=utf-8", "Sitemap: https://"],
  ["/feed.xml", "application/xml", "<feed"],
  ["/site.webmanifest", "application/manifest+json", '"icons"'],
])("generates %s from the current files", async (url, type, words) => {
  const answer = await ask(url);
  expect(answer).toMatchObject({ type });
  expect(answer !== "passed" && answer.body.toString("latin1" as BufferEncoding)).toContain(words);
});

it.each(["/pricing", "/share/default.png", "/share/404.png", "/share/none.png", "/assets/a.png"])(
  "passes %s on",
  async (url) => {
    expect(await ask(url)).toBe("passed");
  },
);

it("responds with the built data instead of the source file", async () => {
  const answer = await ask("/data/carriers/index.json?v=1");
  expect(answer).toMatchObject({ status: 200, type: "application/json" });
  expect(JSON.parse(answer === "passed" ? "" : String(answer.body))).toEqual({
    countries: [{ id: "india", file: "india.json", name: "Pingo", flag: "IN" }],
  });
});

it.each(["/data/carriers/canada.json", "/data/carriers/atlantis.json"])(
  "responds with 404 for %s, which is invalid or missing",
  async (path) => {
    const body = JSON.stringify({ error: `There is no ${path}.` });
    expect(await ask(path)).toEqual({ status: 404, type: "application/json", body });
  },
);
