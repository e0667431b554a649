import { Server as WebServer } from "node:http";
import { createServer, type Server } from "node:net";
import { Server as SecureServer } from "node:tls";
import { UserError } from "../user-error";

/** The only address that the project's servers listen on: the loopback address. */
export const HOST = "127.0.0.1";
/** Time that open requests have to finish after a stop is requested, in milliseconds. */
const GRACE_MS = 1000;

/**
 * Starts a server on the loopback address.
 *
 * @param port 0 selects any free port
 * @returns the URL of the server, without a trailing slash
 * @throws if the port is taken or not allowed (`requirePort` has a message for people)
 */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `${server instanceof SecureServer ? "https" : "http"}://${HOST}:${address.port}`;
}

/** Stops a server: it accepts no new connections, and open requests get a second to finish. Resolves once it is closed. */
export async function close(server: Server): Promise<void> {
  const grace = setTimeout(() => {
    if (server instanceof WebServer) server.closeAllConnections();
  }, GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(grace);
}

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
