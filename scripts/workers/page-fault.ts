import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { describeSystemError } from "../system-error.mjs";
import { UserError } from "../user-error";

/** Maximum number of reported stack lines: they locate the error in a component; the rest is in the renderer itself. */
const MAX_STACK_LINES = 4;

/** Line of the box in which Vike suspects a broken package, which hides the component that failed; stack frame in a package. */
const UNHELPFUL_LINE = /^[┌│└]|^ +at .*\/node_modules\//;

/** Returns the first lines of an error's stack, with paths from the project's folder. */
function describeError(error: unknown): string {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = reason.split("\n").filter((line) => !UNHELPFUL_LINE.test(line));
  return lines.slice(0, MAX_STACK_LINES).join("\n").replaceAll(`${process.cwd()}/`, "");
}

/**
 * Describes an error that occurred while a page was rendered or written: of a component, or of content that no check
 * covers.
 *
 * @throws UserError for an error of the system, such as a full disk, which is no fault of the page
 */
export function pageFault(file: string, error: unknown): Diagnostic {
  const systemError = describeSystemError(error);
  if (systemError !== undefined) throw new UserError(systemError);
  const message = `The page could not be rendered. ${describeError(error)}`;
  return errorAt(file, FILE_START, { rule: "render-failure", message });
}
