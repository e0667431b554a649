import { join } from "node:path";
import { checkHtml } from "../../checks/html/check-html";
import { loadConstants } from "../../data/constants";
import { htmlFile, loadRenderer } from "../build/render";
import { needsOf, type PageNeeds } from "../build/styles/page-needs";
import { writeWithFolders } from "../files";
import { type FailedPage, failedPage, findFailedBlock } from "./failed-page";
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
export interface RenderReply extends FailedPage {
  group: string;
  /** Absent if the page could not be rendered. */
  needs?: PageNeeds;
}

/** Renders pages, writes their HTML and reports the faults in it. */
onTask<RenderTask, PageTask, RenderReply>(async ({ contentRoot, outDir }) => {
  // The renderer reads this variable (renderer/page-source.ts).
  process.env.PINGO_ROOT = contentRoot;
  const constants = loadConstants(contentRoot);
  const render = await loadRenderer(outDir);
  return async ({ route, file, group, statedKeys }) => {
    try {
      const html = await render(route);
      const faults = checkHtml(html, {
        file,
        constants,
        route,
        statedKeys,
        output: htmlFile(route),
      });
      writeWithFolders(join(outDir, "client", htmlFile(route)), html);
      return { group, faults, needs: needsOf(html) };
    } catch (error) {
      const findBlock = () => findFailedBlock(contentRoot, file, (draft) => render(route, draft));
      return { group, ...(await failedPage(file, error, findBlock)) };
    }
  };
});
