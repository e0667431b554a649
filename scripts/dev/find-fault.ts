import type { CheckResult } from "../../checks/check-site";
import { placeholder } from "../../checks/rules/placeholder";
import type { Draft } from "../../data/read-document";
import type { Diagnostic } from "../../schema/diagnostic";
import type { SubmitBlockers, Verdict } from "../../studio/api";
import { checkDraft } from "../../studio/server/verdict";
import { cachedChecker } from "../cache/verdict-cache";
import { FaultsError } from "../report/text";
import { type Fault, failureOf, faultOf } from "./fault";

/**
 * Creates the incremental check of a project: same rules and messages as the command, but a save rechecks only what it
 * affects.
 *
 * @param root the project whose content is checked
 */
export function createFaultFinder(root: string) {
  const checker = cachedChecker(root);
  let pages: CheckResult["pages"] = [];
  let diagnostics: CheckResult["diagnostics"] = [];
  const find = (changed?: readonly string[]): Fault | undefined => {
    try {
      ({ pages, diagnostics } = checker.check(changed));
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      return faultOf(root, errors);
    } catch (error) {
      return error instanceof FaultsError ? faultOf(root, error.faults) : failureOf(error);
    }
  };
  return {
    /**
     * Returns what is wrong with the content; undefined if nothing is. Warnings and notices do not count.
     *
     * @param changed files saved since the last call, relative to the project's root; if omitted, everything is checked
     */
    find,
    /** Returns why the content cannot be submitted yet; an empty object if it can. */
    findProblem(): Omit<SubmitBlockers, "sentences"> {
      const fault = find();
      const filesOf = (found: readonly Diagnostic[]) => [...new Set(found.map(({ file }) => file))];
      if (fault)
        return {
          problem: `${fault.title}. Fix that first.`,
          faulty: filesOf(diagnostics.filter(({ severity }) => severity === "error")),
        };
      const faulty = filesOf(diagnostics.filter(({ rule }) => rule === placeholder.name));
      const [first] = faulty;
      return first ? { problem: `${first} still says in [brackets] what to write there.`, faulty } : {};
    },
    /** Returns the site and its pages of the last check; undefined if it could not run. */
    lastCheck: () => checker.site && { site: checker.site, pages, summaries: checker.summaries },
    /** Returns the verdict as if a draft had been saved. */
    verdict: (draft: Draft): Verdict => checkDraft(checker, diagnostics, draft),
  };
}
