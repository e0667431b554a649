import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { STUDIO } from "../api";
import { appBundle } from "./app-bundle";
import { callsOf, type StudioTools } from "./calls";
import { StudioError } from "./files";
import { type Asked, refusalOfCall, refusalOfPage } from "./guard";

/** What must not be kept, guessed or framed by others. */
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

const shell = (token: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${token}">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/studio/app/studio.css">
<script type="module" src="${STUDIO}/app.js"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;

/** No page comes near this; the reader of pages has the same limit. */
const LONGEST_BODY = 2 * 1024 * 1024;

/**
 * Reads what a request brings.
 *
 * @throws StudioError for what is too long, or no JSON object
 */
async function bodyOf(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // What is left of the request is not read, so that no other one can follow on this connection.
    if (length > LONGEST_BODY) throw new StudioError(413, "This is too long to be saved.");
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (isJsonObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new StudioError(400, "A JSON object is expected.");
}

/** The studio on a dev server: its page, its script and its calls, all below one address. */
export function studio(tools: StudioTools): Plugin {
  const token = randomBytes(32).toString("base64url");
  const script = appBundle(tools.code);
  const calls = callsOf(tools);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", headers, socket } = request;
    const asked: Asked = { method, headers, peer: socket.remoteAddress };
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, name] = /^\/api\/([a-z]+)$/.exec(pathname) ?? [];
    const refusal = name === undefined ? refusalOfPage(asked) : refusalOfCall(asked, token);
    if (refusal) throw refusal;
    if (pathname === "/app.js") return send(response, 200, "text/javascript", await script());
    if (name === undefined) return send(response, 200, "text/html", shell(token));
    const call = calls[`${method} ${name}`];
    if (!call) throw new StudioError(404, "The studio has no such call.");
    const body = method === "GET" ? Object.fromEntries(searchParams) : await bodyOf(request);
    sendJson(response, 200, await call(body));
  };
  return {
    name: "pingo:studio",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(STUDIO, (request, response) => {
        answer(request, response).catch((error: unknown) => {
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
