import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { describeSystemError } from "../system-error.mjs";

/** Why a page was not written. */
export interface FailedPage {
  faults: Diagnostic[];
  /** Message of a system error, such as a full disk, which is no fault of the page and ends the build. */
  systemError?: string;
}

/** Maximum number of reported stack lines: they locate the error in a component; the rest is in the renderer itself. */
const MAX_STACK_LINES = 4;

/** Line of the box in which Vike suspects a broken package; it hides the component that failed. */
const VIKE_HINT = /^[┌│└]/;

/** Describes an error that occurred while a page was rendered or written: of a component, of content that no check covers, or of the system. */
export function failedPage(file: string, error: unknown): FailedPage {
  const systemError = describeSystemError(error);
  if (systemError !== undefined) return { faults: [], systemError };
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = reason.split("\n").filter((line) => !VIKE_HINT.test(line));
  const message = `The page could not be rendered. ${lines.slice(0, MAX_STACK_LINES).join("\n")}`;
  return { faults: [errorAt(file, FILE_START, { rule: "render-failure", message })] };
}
