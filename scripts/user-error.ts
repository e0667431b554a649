/** A mistake the person at the keyboard can mend: commands print its message alone, without a stack, and exit 1. */
export class UserError extends Error {
  override name = "UserError";
}

/**
 * Runs a command's body; a UserError becomes its message on stderr and exit code 1, anything else is thrown on.
 *
 * @param body the command
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (fault) {
    if (!(fault instanceof UserError)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}
