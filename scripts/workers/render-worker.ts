import { join } from "node:path";
import { checkHtml } from "../../checks/html/check-html";
import { loadConstants } from "../../data/constants";
import { type Diagnostic, FILE_START } from "../../schema/diagnostic";
import { htmlFile, loadRenderer, writePage } from "../build/render";
import { KeptFiles } from "../kept/kept-files";
import { keepPage } from "../kept/kept-html";
import { onTask } from "./on-task";

/** A page to render. */
export interface PageTask {
  route: string;
  file: string;
  /** Keys of what the page's sources say, for the check of its HTML. */
  said?: readonly string[] | undefined;
  /** For all that the page shows, beside the bundle; absent where it is not to be kept. */
  key?: string | undefined;
}

/** What a worker is given: its share of the pages, and the folders to read and write. */
export interface RenderTask {
  contentRoot: string;
  outDir: string;
  /** Folder for files to keep (kept-files.ts), if any are. */
  kept?: string | undefined;
  pages: readonly PageTask[];
}

/** Lines of a stack that say where a component failed; below them comes the renderer's own machinery. */
const STACK_LINES = 4;

/** A page that could not be rendered is a fault of a component, or of content that no check foresaw. */
function renderFault(file: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = `The page could not be rendered. ${reason.split("\n").slice(0, STACK_LINES).join("\n")}`;
  const place = { file, ...FILE_START, where: "" };
  return { ...place, severity: "error", rule: "render-failure", message };
}

/** Renders the worker's share, telling after each page its faults. */
onTask<RenderTask, Diagnostic[]>(async ({ contentRoot, outDir, kept, pages }, say) => {
  // The renderer asks for it (renderer/page-source.ts).
  process.env.PINGO_ROOT = contentRoot;
  const { constants } = loadConstants(contentRoot);
  const render = await loadRenderer(outDir);
  const files = kept === undefined ? undefined : new KeptFiles(kept);
  const renderOne = async ({ route, file, said, key }: PageTask): Promise<Diagnostic[]> => {
    try {
      const page = await render(route);
      const faults = checkHtml(page.html, { file, constants, route, said, output: htmlFile(route) });
      writePage(join(outDir, "client"), route, page);
      if (files && key !== undefined && faults.length === 0) keepPage(files, key, page);
      return faults;
    } catch (error) {
      return [renderFault(file, error)];
    }
  };
  for (const page of pages) await say(await renderOne(page));
});
