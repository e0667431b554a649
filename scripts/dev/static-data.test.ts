import type { AddressInfo } from "node:net";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeProject, page } from "../../tests/check/project";
import { serveStaticData } from "./outputs";

const project = makeProject({
  "pages/index.json": page([]),
  "data/carriers/index.json": {
    $schema: "../../schema/country-index.schema.json",
    countries: [{ id: "india", file: "india.json", name: "{{site.name}}", flag: "IN" }],
  },
  "data/carriers/india.json": { id: "india" },
});
let server: ViteDevServer;
let origin = "";

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: "silent",
    root: project.root,
    plugins: [serveStaticData(project.root)],
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo;
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await server.close();
  project.remove();
});

it("responds with the built data instead of the source file", async () => {
  const response = await fetch(`${origin}/data/carriers/index.json?v=1`);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({
    countries: [{ id: "india", file: "india.json", name: "Pingo", flag: "IN" }],
  });
});

it.each(["/data/carriers/india.json", "/data/carriers/atlantis.json"])(
  "responds with 404 for %s, which is invalid or missing",
  async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: `There is no ${path}.` });
  },
);
