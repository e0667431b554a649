import { SiteChecker } from "../../checks/site-checker";
import { projectText } from "../../data/project-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { schemaFaults } from "../generate/schema-faults";
import { palette } from "../report/colour";
import { formatFault } from "../report/pretty";
import { UserError } from "../user-error";
import { changeOf } from "./changes";
import type { Fault } from "./overlay";

/**
 * Finds what is wrong with the content; undefined when nothing is. Warnings and notices are no fault.
 *
 * @param changed files saved since the last call, from the project's root; without them everything is looked at
 */
export type FindFault = (changed?: readonly string[]) => Fault | undefined;

/** Says what kept a step from running: the message alone where a person can mend it, else the stack too. */
export function failureOf(error: unknown): Fault {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { title: "The check could not run", text: error instanceof UserError ? error.message : text };
}

/**
 * The check of `npm run check`, for one save after the other: same rules, same text, but only what a save concerns is
 * checked again.
 *
 * @param root the project whose content is checked
 */
export function faultFinder(root: string): FindFault {
  const checker = new SiteChecker(root);
  let areSchemasSound = false;
  const check = (changed?: readonly string[]): readonly Diagnostic[] => {
    const saved =
      areSchemasSound && !changed?.some((file) => changeOf(file) === "schema") ? changed : undefined;
    const broken = saved ? [] : schemaFaults(root);
    areSchemasSound = broken.length === 0;
    const diagnostics = areSchemasSound ? checker.check(saved).diagnostics : broken;
    return diagnostics.filter(({ severity }) => severity === "error");
  };
  return (changed) => {
    try {
      const faults = check(changed);
      const [first] = faults;
      if (!first) return undefined;
      const read = (file: string) => projectText(root, file);
      return {
        title: faults.length === 1 ? "1 fault in the content" : `${faults.length} faults in the content`,
        text: faults.map((fault) => formatFault(fault, read, palette(false))).join("\n"),
        place: { file: first.file, line: first.line, column: first.column },
      };
    } catch (error) {
      return failureOf(error);
    }
  };
}
