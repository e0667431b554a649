import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { loadPage } from "../../data/load-page";
import { canBeRoute } from "../../data/page-refs";
import { asIfSaved, type Draft } from "../../data/read-document";
import { openSite } from "../../data/site";
import { hasErrors } from "../../schema/diagnostic";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { type DraftFile, type Sentence, STUDIO, type Verdict } from "../api";
import { appBundle } from "./app-bundle";
import { pageShowing } from "./entries";
import { FileWriter, readFile, requireEditable, StudioError } from "./files";
import { type Asked, type Refusal, refusalOfCall, refusalOfPage } from "./guard";
import { offersOf } from "./offers";
import { draftText } from "./verdict";

/** What the studio has done elsewhere. */
export interface StudioTools {
  /** Folder of the code. */
  code: string;
  /** Folder of the content. */
  content: string;
  /** Content in the project's one text form. */
  format: (content: JsonObject) => Promise<string>;
  /** Names of what a new page can begin with. */
  templates: readonly string[];
  /** Writes a new page from a template, and returns its file. */
  newPage: (route: string, template: string) => Promise<string>;
  /** What the checks say of a draft. */
  verdictOn: (draft: DraftFile) => Promise<Verdict>;
  /** The sentences that nobody has accepted yet. */
  unread: () => Promise<Sentence[]>;
  /** Accepts what somebody has read; throws a StudioError where that is not what the site says. */
  accept: (read: readonly Sentence[]) => Promise<void>;
  /** The page of a route as HTML, as if a draft had been saved. */
  render: (route: string, draft: Draft) => Promise<string>;
}

/** No page comes near this; the reader of pages has the same limit. */
const LONGEST_BODY = 2 * 1024 * 1024;

/** What must not be kept, guessed or framed by others. */
const HEADERS = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "frame-ancestors 'none'",
};

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

function draftIn({ file, content }: JsonObject): DraftFile {
  if (typeof file !== "string" || !isJsonObject(content)) throw new StudioError(400, "A file is expected.");
  return { file, content };
}

/** What each call is answered with. */
function calls({ code, content: root, ...tools }: StudioTools) {
  const writer = new FileWriter(tools.format);
  const site = () => openSite(root);
  /** The draft of a request, of a file that can be edited. */
  const known = (body: JsonObject, opened = site()): DraftFile => {
    const draft = draftIn(body);
    requireEditable(opened, draft.file);
    return draft;
  };
  /** The page that would show a draft, if it can be shown. */
  const routeShowing = ({ file, text }: Draft): string =>
    asIfSaved({ file, text }, () => {
      const opened = site();
      requireEditable(opened, file);
      const ref = pageShowing(opened, file);
      if (!ref) throw new StudioError(404, "No page shows this file.");
      if (hasErrors(loadPage(opened, ref).diagnostics))
        throw new StudioError(422, "Something is missing on the page.");
      return ref.route;
    });
  return {
    "GET offers": async () => offersOf(code, site(), tools.templates),
    "GET file": async (query: URLSearchParams) => readFile(site(), query.get("name") ?? ""),
    "POST verdict": async (_: URLSearchParams, body: JsonObject) => tools.verdictOn(known(body)),
    "POST preview": async (_: URLSearchParams, body: JsonObject) => {
      const draft = draftIn(body);
      const saved = { file: draft.file, text: draftText(draft) };
      return { html: await tools.render(routeShowing(saved), saved) };
    },
    "PUT file": async (_: URLSearchParams, body: JsonObject) => {
      const opened = site();
      const draft = known(body, opened);
      const { canBeShown } = await tools.verdictOn(draft);
      if (!canBeShown) throw new StudioError(422, "This cannot be shown yet, so that it is not saved.");
      return writer.save(opened, { ...draft, version: String(body.version) });
    },
    "GET sentences": async () => ({ sentences: await tools.unread() }),
    "POST sentences": async (_: URLSearchParams, { sentences }: JsonObject) => {
      if (!Array.isArray(sentences)) throw new StudioError(400, "Sentences are expected.");
      await tools.accept(sentences as unknown as Sentence[]);
      return {};
    },
    "POST pages": async (_: URLSearchParams, { route, template }: JsonObject) => {
      if (typeof route !== "string" || !canBeRoute(route) || /(?:^|\/)index$/.test(route))
        throw new StudioError(
          400,
          "An address has small letters, digits and hyphens: /features/call-queues.",
        );
      if (typeof template !== "string" || !tools.templates.includes(template))
        throw new StudioError(400, `Templates: ${tools.templates.join(", ")}.`);
      const taken = site().pageOfRoute.get(route);
      if (taken) throw new StudioError(409, `${route} already belongs to ${taken.file}.`);
      return { file: await tools.newPage(route, template) };
    },
  };
}

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
<title>Pingo studio</title>
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
  const known = calls(tools);
  const call = async (request: IncomingMessage, name: string, query: URLSearchParams) => {
    const answer = known[`${request.method} ${name}` as keyof typeof known];
    if (!answer) throw new StudioError(404, "The studio has no such call.");
    return answer(query, request.method === "GET" ? {} : await bodyOf(request));
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
