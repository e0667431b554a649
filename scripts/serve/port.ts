import { createServer } from "node:net";
import { UserError } from "../user-error";

/** The only address our servers answer on: this machine's own. */
export const HOST = "127.0.0.1";

/** So many ports after a busy one are tried. */
const NEIGHBORS = 50;
const LAST_PORT = 65535;

/** Takes a port for a moment; gives its number. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A port that nothing listens on just now. */
export const freePort = (): Promise<number> => tryPort(0);

/** The next port after a busy one that is free; any other where all neighbors are busy. */
async function freePortAfter(port: number): Promise<number> {
  for (let next = port + 1; next <= Math.min(port + NEIGHBORS, LAST_PORT); next += 1) {
    const free = await tryPort(next).catch(() => undefined);
    if (free !== undefined) return free;
  }
  return freePort();
}

/**
 * Makes sure that a port can be served on, before a command does any work for it.
 *
 * @param call the command, such as `npm start`
 * @throws UserError when the port is taken or not allowed, with the command that helps
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
    const free = await freePortAfter(code === "EACCES" ? 1023 : port);
    throw new UserError(`Port ${port} ${why}. Choose another one: ${call} -- --port ${free}`);
  }
}
