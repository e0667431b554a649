import { SchemaError } from "../schema/compile";
import { describeSystemError } from "./machine-trouble.mjs";

/** A mistake the person at the keyboard can mend: commands print its message alone, without a stack, and exit 1. */
export class UserError extends Error {
  override name = "UserError";
  readonly exitCode: number = 1;
}

/** The command was called in a way that it does not know: nothing has been done, and it exits 2. */
export class WrongCall extends UserError {
  override name = "WrongCall";
  override readonly exitCode = 2;
}

/** A fault that whoever started the command can mend, in words; undefined for any other one. */
export const mendable = (fault: unknown): string | undefined =>
  fault instanceof UserError || fault instanceof SchemaError ? fault.message : describeSystemError(fault);

/**
 * Runs a command's body. A UserError, or what the machine refuses, becomes a message on stderr and an exit code;
 * anything else is thrown on.
 *
 * @param body the command
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (fault) {
    const message = mendable(fault);
    if (message === undefined) throw fault;
    console.error(message);
    process.exitCode = fault instanceof UserError ? fault.exitCode : 1;
  }
}
