import { close, listen } from "./listen";
import { createSiteServer } from "./server";

/** Serves a built site and prints its address; a signal closes the server, so that the process ends with code 0. */
export async function serve(dir: string, port: number): Promise<void> {
  const server = createSiteServer(dir);
  const url = await listen(server, port);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close(server));
  console.log(`The site is at ${url} (Ctrl+C stops it).`);
}
