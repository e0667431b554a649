import type { CheckResult } from "../../checks/check-site";
import { SiteChecker } from "../../checks/site-checker";
import { changeOf } from "../dev/changes";
import { requireSchemas } from "../generate/schema-faults";
import { VerdictCache } from "./verdict-cache";

/**
 * Checks the site after each save, for watchers. It starts with the cached verdicts of earlier runs, and caches those of
 * its own first check for later runs.
 */
export class CachedSiteChecker extends SiteChecker {
  #areSchemasSound = false;

  /** @param root the project's folder */
  constructor(root: string) {
    super(root, (site) => new VerdictCache(site));
  }

  /** Works like `SiteChecker.check`. @throws FaultsError after every save until all schemas are valid */
  override check(changed?: readonly string[]): CheckResult {
    const isIncremental = this.#areSchemasSound && !changed?.some((file) => changeOf(file) === "schema");
    this.#areSchemasSound = false;
    if (!isIncremental) requireSchemas(this.root);
    this.#areSchemasSound = true;
    return super.check(isIncremental ? changed : undefined);
  }
}
