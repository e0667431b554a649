import { dev } from "vike/api";
import { readEnvironment } from "../environment";
import { requireUsableFolder } from "../project-folder";
import { contentReload, type Roots } from "./content-reload";
import { serveOutputs } from "./outputs";
import { renderFailure } from "./render-failure";
import { serveStaticData } from "./static-data";

/**
 * Serves the site from source until a signal ends it.
 *
 * @throws UserError when the folder or an address in the environment cannot be used
 */
export async function startDev(roots: Roots, port: number): Promise<void> {
  const { code, content } = roots;
  requireUsableFolder(code);
  readEnvironment(code);
  const plugins = [renderFailure(), serveStaticData(content), serveOutputs(roots), contentReload(roots)];
  const { viteServer } = await dev({ viteConfig: { plugins, server: { port, strictPort: true } } });
  viteServer.printUrls();
  console.log("  A save shows in the browser. Ctrl+C ends the server.");
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void viteServer.close().finally(() => process.exit(0)));
  }
}
