import { Server as WebServer } from "node:http";
import type { Server } from "node:net";
import { Server as SecureServer } from "node:tls";

/** The only address that the project's servers listen on: the loopback address. */
export const HOST = "127.0.0.1";
/** Time that open requests have to finish after a stop is requested, in milliseconds. */
const GRACE_MS = 1000;

/**
 * Starts a server on the loopback address.
 *
 * @param port 0 selects any free port
 * @returns the URL of the server, without a trailing slash
 * @throws if the port is taken or not allowed (port.ts has a message for people)
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
