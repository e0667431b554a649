import { dev } from "vike/api";
import { STUDIO_PATH } from "../../studio/api";
import type { Roots } from "../command/command";
import { readEnvironment } from "../environment";
import { requireSchemas } from "../generate/schema-faults";
import { startChecker } from "./checker";
import { contentReload } from "./content-reload";
import { lateFonts } from "./late-fonts";
import { serveOutputs } from "./outputs";
import { servePages } from "./pages";
import { serveStudio } from "./studio";

/**
 * Folders that commands write to while the server runs, in addition to those that Vite ignores by default (`.git`,
 * `node_modules` and `test-results`). Otherwise, a build would reload every open page some hundred times.
 */
export const IGNORED_FOLDERS = [".build", "dist", "reports", "playwright-report"].map(
  (folder) => `**/${folder}/**`,
);

/** Maximum time to wait for pending requests on shutdown, in milliseconds. */
const MAX_SHUTDOWN_MS = 3000;

/** Maximum time to wait for the first page before the address is printed, in milliseconds. */
const MAX_WARM_UP_MS = 5000;

/**
 * Serves the site from source until a signal ends it.
 *
 * @throws UserError if an address in the environment or a schema is invalid
 */
export async function startDev(roots: Roots, port: number): Promise<void> {
  const { code, content } = roots;
  readEnvironment(code);
  requireSchemas(content);
  const checker = startChecker(roots);
  const plugins = [
    serveStudio(roots, checker),
    servePages(content),
    serveOutputs(code, checker.makeOutput),
    contentReload(roots, checker),
    lateFonts(),
  ];
  const server = { watch: { ignored: IGNORED_FOLDERS }, port, strictPort: true };
  // PostCSS, the default, takes 20 ms after each change of the styles.
  const css = { transformer: "lightningcss" } as const;
  const { viteServer } = await dev({ viteConfig: { plugins, server, css } });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), MAX_SHUTDOWN_MS);
      void viteServer.close().finally(() => process.exit(0));
    });
  }
  const [address] = viteServer.resolvedUrls?.local ?? [];
  // Compiles the code that every page uses, so that pages open at once when the address is printed.
  if (address) await fetch(address, { signal: AbortSignal.timeout(MAX_WARM_UP_MS) }).catch(() => {});
  viteServer.printUrls();
  if (address) console.log(`  ➜  Studio:  ${new URL(STUDIO_PATH, address).href}`);
  console.log("  Saved changes appear in the browser. Press Ctrl+C to stop.");
}
