import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { loadSchemas, type SchemaSet } from "../../schema/schema-set";
import { schemaFaults } from "../generate/schema-faults";
import { palette } from "../report/colour";
import { formatFault } from "../report/pretty";
import { UserError } from "../user-error";
import type { Fault } from "./overlay";

/** Finds what is wrong with the content; undefined when nothing is. Warnings and notices are no fault. */
export type FindFault = (options?: { readSchemas: boolean }) => Fault | undefined;

/** Says what kept a step from running: the message alone where a person can mend it, else the stack too. */
export function failureOf(error: unknown): Fault {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { title: "The check could not run", text: error instanceof UserError ? error.message : text };
}

/** The file's text; a file that is gone or a folder gives no code frame. */
function readSource(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}

/**
 * The check of `npm run check`, for one save after the other: same rules, same text. Compiled schemas are kept, since
 * compiling them takes as long as checking the pages.
 *
 * @param root the project whose content is checked
 */
export function faultFinder(root: string): FindFault {
  let schemas: SchemaSet | undefined;
  const check = (): Diagnostic[] => {
    const broken = schemas ? [] : schemaFaults(root);
    if (broken.length > 0) return broken;
    schemas ??= loadSchemas(root);
    const { diagnostics } = checkSite(openSite(root, schemas));
    return diagnostics.filter(({ severity }) => severity === "error");
  };
  return ({ readSchemas } = { readSchemas: false }) => {
    try {
      if (readSchemas) schemas = undefined;
      const faults = check();
      const [first] = faults;
      if (!first) return undefined;
      const read = (file: string) => readSource(root, file);
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
