import { createServer } from "node:net";
import { UserError } from "../user-error";
import { close, listen } from "./listen";

/** Listens on a port for a moment and returns its number. */
async function tryPort(port: number): Promise<number> {
  const server = createServer();
  const address = await listen(server, port);
  await close(server);
  return Number(new URL(address).port);
}

/** Returns a port on which nothing listens at the moment. */
export const freePort = (): Promise<number> => tryPort(0);

/**
 * Requires an available port, before a command does any work for it.
 *
 * @param call the command, such as `npm start`
 * @throws UserError if the port is taken or not allowed, with a command that works
 */
export async function requirePort(port: number, call: string): Promise<void> {
  try {
    await tryPort(port);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    const why = { EADDRINUSE: "is in use by another program", EACCES: "needs administrator rights" }[
      code ?? ""
    ];
    if (why === undefined) throw fault;
    throw new UserError(`Port ${port} ${why}. Choose another one: ${call} -- --port ${await freePort()}`);
  }
}
