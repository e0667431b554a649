import { checkPage, type PageVerdict } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { onTask } from "./on-task";

/** Input of a worker, besides the pages, which it receives as indexes of the site's pages. */
export interface CheckTask {
  /** The project's folder. */
  root: string;
}

/** Reply of a worker for each page. */
export interface CheckedPageReply {
  index: number;
  verdict: PageVerdict;
}

onTask<CheckTask, number, CheckedPageReply>(async ({ root }) => {
  const site = openSite(root);
  return async (index) => {
    const ref = site.pages[index];
    if (!ref) throw new Error(`There is no page ${index} in ${root}.`);
    return { index, verdict: checkPage(site, ref) };
  };
});
