import type { CheckResult } from "../../checks/check-site";
import { placeholder } from "../../checks/rules/placeholder";
import type { Diagnostic } from "../../schema/diagnostic";
import type { DraftFile, Unread, Verdict } from "../../studio/api";
import { verdictOn } from "../../studio/server/verdict";
import { BrokenSchemas } from "../generate/schema-faults";
import { KeptChecker } from "../kept/kept-checker";
import { type Fault, failureOf, faultOf } from "./fault";

/** The check of `npm run check`, for one save after the other. */
export type FaultFinder = ReturnType<typeof faultFinder>;

/**
 * The check of one project: same rules and same words as the command, but only what a save concerns is checked again.
 *
 * @param root the project whose content is checked
 */
export function faultFinder(root: string) {
  const checker = new KeptChecker(root);
  let pages: CheckResult["pages"] = [];
  let diagnostics: CheckResult["diagnostics"] = [];
  const find = (changed?: readonly string[]): Fault | undefined => {
    try {
      ({ pages, diagnostics } = checker.check(changed));
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      return faultOf(root, errors);
    } catch (error) {
      return error instanceof BrokenSchemas ? faultOf(root, error.faults) : failureOf(error);
    }
  };
  return {
    /**
     * Finds what is wrong with the content; undefined when nothing is. Warnings and notices are no fault.
     *
     * @param changed files saved since the last call, from the project's root; without them everything is looked at
     */
    find,
    /** Why the content cannot be handed in as it is; undefined when it can. */
    unfinished(): Omit<Unread, "sentences"> {
      const fault = find();
      const filesOf = (found: readonly Diagnostic[]) => [...new Set(found.map(({ file }) => file))];
      if (fault)
        return {
          problem: `${fault.title}. Mend that first.`,
          faulty: filesOf(diagnostics.filter(({ severity }) => severity === "error")),
        };
      const faulty = filesOf(diagnostics.filter(({ rule }) => rule === placeholder.name));
      const [first] = faulty;
      return first ? { problem: `${first} still says in [brackets] what to write there.`, faulty } : {};
    },
    /** The site and its pages as the last check saw them; undefined where it could not run. */
    seen: () => checker.site && { site: checker.site, pages },
    /** What would be found if a draft were saved. */
    verdict: (draft: DraftFile): Verdict => verdictOn(checker, diagnostics, draft),
  };
}
