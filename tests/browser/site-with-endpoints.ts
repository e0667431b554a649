import { existsSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { close, listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { run } from "../commands/run";
import { makeWorkspace, type Workspace } from "../workspace";

/** An endpoint on another origin that keeps what it is sent. */
export interface CaptureServer {
  server: Server;
  received: { method: string; type: string; body: unknown }[];
  /** How it answers; "never" leaves the visitor waiting. */
  answer: number | "never";
}

function respond(response: ServerResponse, code: number): void {
  response.writeHead(code, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "Content-Type",
  });
  response.end();
}

/** Makes the endpoint; being of another origin, it has to allow the site's. */
function makeCaptureServer(): CaptureServer {
  const capture: CaptureServer = {
    received: [],
    answer: 200,
    server: createServer((request, response) => {
      if (request.method === "OPTIONS") return respond(response, 204);
      let text = "";
      request.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on("end", () => {
        const { method = "", headers } = request;
        capture.received.push({ method, type: headers["content-type"] ?? "", body: JSON.parse(text) });
        if (capture.answer !== "never") respond(response, capture.answer);
      });
    }),
  };
  return capture;
}

const KEPT_PAGES = ["404.json", "contact.json", "features"];

/** Where the newsletter box of that site posts to. */
export const NEWSLETTER_ENDPOINT = "/api/newsletter";

/** A copy of the project with few pages: the contact page with a newsletter box, and a page with calls to action. */
function smallWorkspace(): Workspace {
  const workspace = makeWorkspace();
  for (const name of readdirSync(join(workspace.root, "pages")).filter(
    (entry) => !KEPT_PAGES.includes(entry),
  ))
    rmSync(join(workspace.root, "pages", name), { recursive: true });
  // With the blog go its posts, whose figures only its pages' blocks explain, and what was excepted in both.
  for (const name of readdirSync(join(workspace.root, "data/posts")))
    rmSync(join(workspace.root, "data/posts", name));
  const excepted = JSON.parse(workspace.read("data/exceptions.json")) as { exceptions: { file: string }[] };
  const exceptions = excepted.exceptions.filter(({ file }) => existsSync(join(workspace.root, file)));
  workspace.write("data/exceptions.json", JSON.stringify({ ...excepted, exceptions }));
  const box = JSON.parse(workspace.read("blocks/newsletter/example.json")) as object;
  const contact = JSON.parse(workspace.read("pages/contact.json")) as { blocks: object[] };
  contact.blocks.push(box);
  workspace.write("pages/contact.json", JSON.stringify(contact));
  const site = JSON.parse(workspace.read("data/site.json")) as object;
  workspace.write("data/site.json", JSON.stringify({ ...site, inertCallsToAction: "signup" }));
  return workspace;
}

/** A site whose forms have endpoints, served. */
export interface SiteWithEndpoints {
  address: string;
  /** Origin of the contact form's endpoint. */
  origin: string;
  capture: CaptureServer;
  remove(): Promise<void>;
}

/**
 * Builds a small site with endpoints and serves it. The caller removes it.
 *
 * @throws with what the build printed, when it fails
 */
export async function siteWithEndpoints(): Promise<SiteWithEndpoints> {
  const workspace = smallWorkspace();
  const capture = makeCaptureServer();
  const origin = await listen(capture.server, 0);
  process.env.VITE_CONTACT_ENDPOINT = `${origin}/in`;
  process.env.VITE_NEWSLETTER_ENDPOINT = NEWSLETTER_ENDPOINT;
  const built = await run(workspace.root, "build");
  delete process.env.VITE_CONTACT_ENDPOINT;
  delete process.env.VITE_NEWSLETTER_ENDPOINT;
  if (built.code !== 0) throw new Error(built.out + built.err);
  const site = createSiteServer(join(workspace.root, "dist/client"));
  return {
    address: await listen(site, 0),
    origin,
    capture,
    async remove() {
      await Promise.all([close(capture.server), close(site)]);
      workspace.remove();
    },
  };
}
