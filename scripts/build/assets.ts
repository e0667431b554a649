import { keptBundle } from "../kept/kept-bundle";

/**
 * Bundles the browser's assets and the server code into `outDir/client` and `outDir/server`; the same sources once.
 *
 * @returns a key for all that the bundle is made of; undefined where it is not known
 */
export async function bundle(root: string, outDir: string): Promise<string | undefined> {
  // React renders several times slower in development mode.
  process.env.NODE_ENV = "production";
  return keptBundle(root, outDir, async () => {
    const { build } = await import("vike/api");
    await build({ viteConfig: { root, logLevel: "warn", build: { outDir, emptyOutDir: true } } });
  });
}
