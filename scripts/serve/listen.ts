import { Server as WebServer } from "node:http";
import type { Server } from "node:net";
import { Server as SecureServer } from "node:tls";

/** The only address our servers answer on: this machine's own. */
export const HOST = "127.0.0.1";
/** How long open requests may take to finish once a stop is asked for. */
const GRACE_MS = 1000;

/**
 * Starts a server on this machine's own address.
 *
 * @param port 0 takes any free port
 * @returns the URL it answers on, without a trailing slash
 * @throws when the port is taken or not allowed (port.ts says so in a sentence)
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

/** Stops a server: no new connection, open requests get a second to finish. Resolves when all is closed. */
export async function close(server: Server): Promise<void> {
  const grace = setTimeout(() => {
    if (server instanceof WebServer) server.closeAllConnections();
  }, GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(grace);
}
