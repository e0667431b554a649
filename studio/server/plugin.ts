import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { STUDIO } from "../api";
import { appBundle } from "./app-bundle";
import { bodyOf } from "./body";
import { callsOf, type StudioTools } from "./calls";
import { StudioError } from "./files";
import { type Asked, type Refusal, refusalOfCall, refusalOfPage } from "./guard";

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

/** The studio on a dev server: its page, its script and its calls, all below one address. */
export function studio(tools: StudioTools): Plugin {
  const token = randomBytes(32).toString("base64url");
  const script = appBundle(tools.code);
  const calls = callsOf(tools);
  const call = async (request: IncomingMessage, name: string, query: URLSearchParams) => {
    const answer = calls[`${request.method} ${name}`];
    if (!answer) throw new StudioError(404, "The studio has no such call.");
    return answer(request.method === "GET" ? {} : await bodyOf(request), query);
  };
  const refuse = (response: ServerResponse, { status, message }: Refusal) =>
    sendJson(response, status, { message });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", headers, socket } = request;
    const asked: Asked = { method, headers, peer: socket.remoteAddress };
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, name] = /^\/api\/([a-z]+)$/.exec(pathname) ?? [];
    const refusal = name === undefined ? refusalOfPage(asked) : refusalOfCall(asked, token);
    if (refusal) return refuse(response, refusal);
    if (name !== undefined) return sendJson(response, 200, await call(request, name, searchParams));
    if (pathname === "/app.js") return send(response, 200, "text/javascript", await script());
    send(response, 200, "text/html", shell(token));
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
