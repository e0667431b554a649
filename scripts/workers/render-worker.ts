import { join } from "node:path";
import { checkHtml } from "../../checks/html/check-html";
import { loadConstants } from "../../data/constants";
import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { htmlFile, loadRenderer } from "../build/render";
import { needsOf, type PageNeeds } from "../build/styles/page-needs";
import { writeWithFolders } from "../files";
import { onTask } from "./on-task";

/** A page to render. */
export interface PageTask {
  route: string;
  file: string;
  /** Group of pages that share their styles. */
  group: string;
  /** Keys of the quantities that the page's sources state, for the check of its HTML. */
  statedKeys?: readonly string[] | undefined;
  /** Cache key for everything that the page shows. */
  key: string;
}

/** Input of a worker, besides the pages: the folders to read and write. */
export interface RenderTask {
  contentRoot: string;
  outDir: string;
}

/** Reply of a worker for each page. */
export interface RenderReply {
  group: string;
  faults: Diagnostic[];
  /** Absent if the page could not be rendered. */
  needs?: PageNeeds;
}

/** Maximum number of reported stack lines: they locate the error in a component; the rest is in the renderer itself. */
const MAX_STACK_LINES = 4;

/** Line of the box in which Vike suspects a broken package; it hides the component that failed. */
const VIKE_HINT = /^[┌│└]/;

/** Returns the fault of a page that could not be rendered: of a component, or of content that no check covers. */
function renderFault(file: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = reason.split("\n").filter((line) => !VIKE_HINT.test(line));
  const message = `The page could not be rendered. ${lines.slice(0, MAX_STACK_LINES).join("\n")}`;
  return errorAt(file, FILE_START, { rule: "render-failure", message });
}

/** Renders pages, writes their HTML and reports the faults in it. */
onTask<RenderTask, PageTask, RenderReply>(async ({ contentRoot, outDir }) => {
  // The renderer reads this variable (renderer/page-source.ts).
  process.env.PINGO_ROOT = contentRoot;
  const constants = loadConstants(contentRoot);
  const render = await loadRenderer(outDir);
  return async ({ route, file, group, statedKeys }) => {
    try {
      const { html, content } = await render(route);
      const faults = checkHtml(html, {
        file,
        constants,
        route,
        statedKeys,
        content,
        output: htmlFile(route),
      });
      writeWithFolders(join(outDir, "client", htmlFile(route)), html);
      return { group, faults, needs: needsOf(html) };
    } catch (error) {
      return { group, faults: [renderFault(file, error)] };
    }
  };
});
