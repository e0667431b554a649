import { SchemaError } from "../schema/compile";
import { describeSystemError } from "./system-error.mjs";

/** An error that the user can fix: commands print its message without a stack, and exit 1. */
export class UserError extends Error {
  override name = "UserError";
  readonly exitCode: number = 1;
}

/** Invalid arguments of a command: it does nothing and exits 2. */
export class UsageError extends UserError {
  override name = "UsageError";
  override readonly exitCode = 2;
}

/** Returns the message of an error that the user can fix; undefined for all other errors. */
export const userErrorMessage = (fault: unknown): string | undefined =>
  fault instanceof UserError || fault instanceof SchemaError ? fault.message : describeSystemError(fault);

/**
 * Runs the body of a command. For a UserError or a known system error, prints its message to stderr and sets the exit
 * code; rethrows all other errors.
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (fault) {
    const message = userErrorMessage(fault);
    if (message === undefined) throw fault;
    console.error(message);
    process.exitCode = fault instanceof UserError ? fault.exitCode : 1;
  }
}
