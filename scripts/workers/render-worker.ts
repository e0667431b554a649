import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderPage } from "vike/server";
import { checkHtml } from "../../checks/html/check-html";
import type { PublishedPage } from "../../checks/page-summary";
import { loadConstants } from "../../data/constants";
import type { Diagnostic } from "../../schema/diagnostic";
import { needsOf, type PageNeeds } from "../build/styles/page-needs";
import { htmlFile, writeWithFolders } from "../files";
import { answerCalls } from "./calls";
import { pageFault } from "./page-fault";

/** A page to render. */
export interface PageTask extends Pick<PublishedPage, "route" | "file" | "statedKeys"> {
  /** Group of pages that share their styles. */
  group: string;
  /** Cache key for everything that the page shows. */
  key: string;
}

/** Reply of a worker for each page. */
export interface RenderReply {
  group: string;
  faults: Diagnostic[];
  /** Absent if the page could not be rendered. */
  needs?: PageNeeds;
}

/** Renders a route to HTML. @throws the page's own error */
async function render(route: string): Promise<string> {
  // Vike prints the error, with places in the bundle, although the caller reports it.
  const { error } = console;
  console.error = () => {};
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: route }).finally(() => {
    console.error = error;
  });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse.statusCode !== 200)
    throw new Error(`${route} rendered with status ${httpResponse.statusCode}.`);
  return httpResponse.body;
}

/** Renders pages, writes their HTML below `outDir` and reports the faults in it. */
const [content = "", outDir = ""] = process.argv.slice(2);
// The renderer reads this variable (renderer/page-source.ts).
process.env.PINGO_ROOT = content;
const constants = loadConstants(content);
// The bundled server code registers itself with Vike.
await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
answerCalls({
  work: async ({ route, file, group, statedKeys }: PageTask): Promise<RenderReply> => {
    try {
      const html = await render(route);
      const output = htmlFile(route);
      const faults = checkHtml(html, { file, constants, route, statedKeys, output });
      writeWithFolders(join(outDir, "client", output), html);
      return { group, faults, needs: needsOf(html) };
    } catch (error) {
      return { group, faults: [pageFault(file, error)] };
    }
  },
});
