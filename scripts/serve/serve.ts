import { closeOnSignal, listen } from "./listen";
import { createSiteServer } from "./server";

/** Serves a built site until a signal ends it, and prints its address. */
export async function serve(dir: string, port: number): Promise<void> {
  const server = createSiteServer(dir);
  const url = await listen(server, port);
  closeOnSignal(server);
  console.log(`The site is at ${url} (Ctrl+C stops it).`);
}
