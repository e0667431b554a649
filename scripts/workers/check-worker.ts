import { checkPage, type PageVerdict } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { onTask } from "./on-task";

/** Reply of a worker for each page. */
export interface CheckedPageReply {
  index: number;
  verdict: PageVerdict;
}

/** Checks the pages of the project in a folder; it receives them as indexes of the site's pages. */
onTask<{ root: string }, number, CheckedPageReply>(async ({ root }) => {
  const site = openSite(root);
  return async (index) => {
    const ref = site.pages[index];
    if (!ref) throw new Error(`There is no page ${index} in ${root}.`);
    return { index, verdict: checkPage(site, ref) };
  };
});
