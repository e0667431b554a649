import { checkPage, type PageVerdict } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { answerCalls } from "./calls";

/** The verdict on a page, which is named by its index in the site's pages. */
export interface CheckedPage {
  index: number;
  verdict: PageVerdict;
}

/** Checks pages of the project in a folder. */
const [root = ""] = process.argv.slice(2);
const site = openSite(root);
answerCalls({
  work: async (index: number): Promise<CheckedPage> => {
    const ref = site.pages[index];
    if (!ref) throw new Error(`There is no page ${index} in ${root}.`);
    return { index, verdict: checkPage(site, ref) };
  },
});
