import { requireUsableFolder } from "../project-folder";
import { startChecker } from "./checker";
import { contentReload } from "./content-reload";
import { serveOutputs } from "./outputs";
import { faultOverlay } from "./overlay/plugin";
import type { Roots } from "./roots";
import { UNWATCHED } from "./unwatched";

/** In milliseconds: a request that is still under way does not keep the terminal for longer. */
const LONGEST_END = 3000;

/** What the server itself needs is loaded while the terminal says that it starts. */
async function load() {
  const [{ dev }, { readEnvironment }, { servePages }, { serveStaticData }] = await Promise.all([
    import("vike/api"),
    import("../environment"),
    import("./pages"),
    import("./static-data"),
  ]);
  return { dev, readEnvironment, servePages, serveStaticData };
}

/**
 * Serves the site from source until a signal ends it.
 *
 * @param port the port to take; without it, Vite's own or the next free one
 * @throws UserError when the folder or an address in the environment cannot be used
 */
export async function startDev(roots: Roots, port?: number): Promise<void> {
  const { code, content } = roots;
  console.log("Starting the server …");
  requireUsableFolder(code);
  const { dev, readEnvironment, servePages, serveStaticData } = await load();
  readEnvironment(code);
  const checker = startChecker(roots);
  const plugins = [
    servePages(content),
    serveStaticData(content),
    serveOutputs(code, checker.makeOutput),
    contentReload(roots, checker),
    faultOverlay(),
  ];
  const server = {
    watch: { ignored: UNWATCHED },
    ...(port === undefined ? {} : { port, strictPort: true }),
  };
  const { viteServer } = await dev({ viteConfig: { plugins, server } });
  viteServer.printUrls();
  console.log("  A save shows in the browser. Ctrl+C ends the server.");
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), LONGEST_END);
      void viteServer.close().finally(() => process.exit(0));
    });
  }
  // What every page is made with is compiled by the time that a browser has opened.
  const [address] = viteServer.resolvedUrls?.local ?? [];
  if (address) void fetch(address).catch(() => {});
}
