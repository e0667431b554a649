import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { STUDIO_PATH } from "../api";
import { createCalls } from "./calls";
import { StudioError } from "./files";
import { requireOwnCall, requireOwnPage } from "./guard";
import type { StudioTools } from "./tools";

/** Response headers against caching, MIME sniffing and framing. */
const HEADERS = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "frame-ancestors 'none'",
};

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, "Content-Type": `${type};charset=utf-8` }).end(body);
}

const sendJson = (response: ServerResponse, status: number, value: object) =>
  send(response, status, "application/json", JSON.stringify(value));

const renderShell = (token: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${token}">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/studio/app/studio.css">
<script type="module" src="${STUDIO_PATH}/app.js"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;

/**
 * Bundles the studio's script. Vite's client would reload the studio whenever a page is saved.
 *
 * @param code folder of the code
 */
async function bundleApp(code: string): Promise<string> {
  const bundler = await rolldown({
    input: join(code, "studio/app/main.tsx"),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "silent",
  });
  const { output } = await bundler.generate({ format: "esm", codeSplitting: false });
  await bundler.close();
  return output[0].code;
}

/** Maximum size of a request body; the page loader has the same limit. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/**
 * Reads and parses the body of a request.
 *
 * @throws StudioError if the body is too long or not a JSON object
 */
async function readBody(request: IncomingMessage): Promise<JsonObject> {
  // Browsers state the length of every body.
  if (!(Number(request.headers["content-length"]) <= MAX_BODY_BYTES)) {
    // A client that is still sending would fail before it reads the response.
    await finished(request.resume());
    throw new StudioError(413, "This is too long to be saved.");
  }
  const value: unknown = await json(request).catch(() => undefined);
  if (isJsonObject(value)) return value;
  throw new StudioError(400, "A JSON object is expected.");
}

/** Creates the Vite plugin that serves the studio's page, script and API below one path of the dev server. */
export function studioPlugin(tools: StudioTools): Plugin {
  const token = randomBytes(32).toString("base64url");
  /** The bundled script, until a file of code changes. */
  let script: Promise<string> | undefined;
  const calls = createCalls(tools);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, name] = /^\/api\/([a-z]+)$/.exec(pathname) ?? [];
    if (name === undefined) requireOwnPage(request);
    else requireOwnCall(request, token);
    if (pathname === "/app.js") {
      script ??= bundleApp(tools.code);
      return send(response, 200, "text/javascript", await script);
    }
    if (name === undefined) return send(response, 200, "text/html", renderShell(token));
    const call = calls[`${request.method} ${name}`];
    if (!call)
      throw new StudioError(
        404,
        "The studio has been updated. Reload this window; what you changed in a page is kept.",
      );
    const body = request.method === "GET" ? Object.fromEntries(searchParams) : await readBody(request);
    sendJson(response, 200, await call(body));
  };
  return {
    name: "pingo:studio",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_, file) => {
        if (/\.tsx?$/.test(file)) script = undefined;
      });
      server.middlewares.use(STUDIO_PATH, (request, response) => {
        handle(request, response).catch((error: unknown) => {
          if (!request.complete) response.setHeader("Connection", "close");
          if (error instanceof StudioError)
            return sendJson(response, error.status, { message: error.message, ...error.details });
          console.error(error);
          sendJson(response, 500, { message: "That did not work. The terminal of npm run dev says why." });
        });
      });
    },
  };
}
