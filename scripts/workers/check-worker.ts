import { checkPage, type PageVerdict } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { onTask } from "./on-task";

/** What a worker is given: the project's folder, and which of its pages to check, by their place in the list of all. */
export interface CheckTask {
  root: string;
  indexes: readonly number[];
}

/** What a worker says of each page. */
export interface CheckedPageReply {
  index: number;
  verdict: PageVerdict;
}

onTask<CheckTask, CheckedPageReply>(async ({ root, indexes }, say) => {
  const site = openSite(root);
  for (const index of indexes) {
    const ref = site.pages[index];
    if (ref) await say({ index, verdict: checkPage(site, ref) });
  }
});
