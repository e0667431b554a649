import { join } from "node:path";
import { checkHtml } from "../../checks/html/check-html";
import { loadConstants } from "../../data/constants";
import type { Stylesheet } from "../../renderer/styles/block-styles";
import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { htmlFile, loadRenderer } from "../build/render";
import { needsOf, type PageNeeds } from "../build/styles/page-needs";
import { writeWithFolders } from "../files";
import { onTask } from "./on-task";

/** A page to render. */
export interface PageTask {
  route: string;
  file: string;
  /** The pages that it shares its styles with. */
  group: string;
  /** Keys of what the page's sources say, for the check of its HTML. */
  said?: readonly string[] | undefined;
  /** For all that the page shows, beside the bundle; absent where it is not to be kept. */
  key?: string | undefined;
}

/** What a worker is given beside the pages: the folders to read and write. */
export interface RenderTask {
  contentRoot: string;
  outDir: string;
}

/** What a worker says of each page. */
export interface RenderReply {
  group: string;
  faults: Diagnostic[];
  /** Of a page that could be rendered. */
  needs?: PageNeeds;
  /** The stylesheets of its blocks that this worker has not told of before. */
  sheets: readonly Stylesheet[];
}

/** Lines of a stack that say where a component failed; below them comes the renderer's own machinery. */
const MAX_STACK_LINES = 4;

/** A page that could not be rendered is a fault of a component, or of content that no check foresaw. */
function renderFault(file: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = `The page could not be rendered. ${reason.split("\n").slice(0, MAX_STACK_LINES).join("\n")}`;
  return errorAt(file, FILE_START, { rule: "render-failure", message });
}

/** Renders pages, and says of each what came of it. */
onTask<RenderTask, PageTask, RenderReply>(async ({ contentRoot, outDir }) => {
  // The renderer asks for it (renderer/page-source.ts).
  process.env.PINGO_ROOT = contentRoot;
  const constants = loadConstants(contentRoot);
  const render = await loadRenderer(outDir);
  const sentSheets = new Set<string>();
  const isNew = ({ path }: Stylesheet) => !sentSheets.has(path) && sentSheets.add(path);
  return async ({ route, file, group, said }) => {
    try {
      const { html, styles, content } = await render(route);
      const faults = checkHtml(html, { file, constants, route, said, content, output: htmlFile(route) });
      writeWithFolders(join(outDir, "client", htmlFile(route)), html);
      return { group, faults, needs: needsOf(html), sheets: styles.filter(isNew) };
    } catch (error) {
      return { group, faults: [renderFault(file, error)], sheets: [] };
    }
  };
});
