import { machineTrouble } from "./machine-trouble";

/** A mistake the person at the keyboard can mend: commands print its message alone, without a stack, and exit 1. */
export class UserError extends Error {
  override name = "UserError";
}

/**
 * Runs a command's body. A UserError, or what the machine refuses, becomes a message on stderr and exit code 1;
 * anything else is thrown on.
 *
 * @param body the command
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (fault) {
    const message = fault instanceof UserError ? fault.message : machineTrouble(fault);
    if (message === undefined) throw fault;
    console.error(message);
    process.exitCode = 1;
  }
}
