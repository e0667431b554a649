import type { CheckResult } from "../../checks/check-site";
import { SiteChecker } from "../../checks/site-checker";
import { changeOf } from "../dev/changes";
import { requireSchemas } from "../generate/schema-faults";
import { codeVersion } from "./kept";
import { KeptPages } from "./kept-pages";

/**
 * The check of one save after the other, for those who watch: it begins with the verdicts of earlier runs, and keeps its own
 * first ones for the next.
 */
export class KeptChecker extends SiteChecker {
  #areSchemasSound = false;

  /**
   * @param root the project's folder
   * @param code the version of the code; where it is not known, nothing is kept
   * @param folder where runs keep what they find
   */
  constructor(root: string, code = codeVersion(), folder?: string) {
    super(root, (site, check) => {
      const cache = new KeptPages(site, code, folder);
      const result = check((_site, ref) => cache.verdictOf(ref));
      cache.save();
      return result;
    });
  }

  /** As `SiteChecker.check`. @throws BrokenSchemas until they are mended, whatever has been saved meanwhile */
  override check(changed?: readonly string[]): CheckResult {
    const isIncremental = this.#areSchemasSound && !changed?.some((file) => changeOf(file) === "schema");
    this.#areSchemasSound = false;
    if (!isIncremental) requireSchemas(this.root);
    this.#areSchemasSound = true;
    return super.check(isIncremental ? changed : undefined);
  }
}
