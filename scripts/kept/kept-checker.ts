import { SiteChecker } from "../../checks/site-checker";
import { codeVersion } from "./kept";
import { KeptPages } from "./kept-pages";

/**
 * A checker of one save after the other that begins with the verdicts of earlier runs, and keeps its own first ones for
 * the next.
 *
 * @param root the project's folder
 * @param code the version of the code; where it is not known, nothing is kept
 * @param folder where runs keep what they find
 */
export function keptChecker(root: string, code = codeVersion(), folder?: string): SiteChecker {
  return new SiteChecker(root, (site, look) => {
    const kept = new KeptPages(site, code, folder);
    const result = look((_site, ref) => kept.verdictOf(ref));
    kept.save();
    return result;
  });
}
