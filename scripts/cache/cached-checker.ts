import { SiteChecker } from "../../checks/site-checker";
import { requireSchemas } from "../generate/schema-faults";
import { VerdictCache } from "./verdict-cache";

/**
 * Returns a checker for watchers, which check after each save. It starts with the cached verdicts of earlier runs, and
 * caches those of its own first check for later runs. It throws FaultsError after every save until all schemas are valid.
 */
export const cachedChecker = (root: string): SiteChecker =>
  new SiteChecker(root, requireSchemas, (site) => new VerdictCache(site));
