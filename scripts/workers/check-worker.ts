import { checkPage, type PageVerdict } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { onTask } from "./on-task";

/** What a worker is given beside the pages, which it gets by their place in the list of all. */
export interface CheckTask {
  /** The project's folder. */
  root: string;
}

/** What a worker says of each page. */
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
