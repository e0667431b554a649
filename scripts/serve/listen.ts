import { Server as WebServer } from "node:http";
import type { Server } from "node:net";
import { Server as SecureServer } from "node:tls";
import { UserError } from "../user-error";

/** The only address the server answers on: this machine's own. */
export const HOST = "127.0.0.1";

/** How long open requests may take to finish once a stop is asked for. */
const GRACE_MS = 1000;

/**
 * Starts a server on this machine's own address.
 *
 * @param port 0 takes any free port
 * @returns the URL it answers on, without a trailing slash
 * @throws UserError when the port is taken or not allowed
 */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (fault: NodeJS.ErrnoException) => reject(explain(fault, port)));
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `${server instanceof SecureServer ? "https" : "http"}://${HOST}:${address.port}`;
}

/** Stops a server: no new connection, open requests get a second to finish. Resolves when all is closed. */
export async function close(server: Server): Promise<void> {
  const grace = setTimeout(() => {
    if (server instanceof WebServer) server.closeAllConnections();
  }, GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(grace);
}

/** Closes the server on Ctrl+C or a termination signal, so that the process ends by itself with code 0. */
export function closeOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close(server));
}

function explain(fault: NodeJS.ErrnoException, port: number): Error {
  if (fault.code === "EADDRINUSE")
    return new UserError(
      `Port ${port} is in use by another program. Stop that program, or choose another port with --port, for example --port ${port < 65535 ? port + 1 : 4173}.`,
    );
  if (fault.code === "EACCES")
    return new UserError(`Port ${port} needs administrator rights. Choose a port from 1024 up with --port.`);
  return fault;
}
