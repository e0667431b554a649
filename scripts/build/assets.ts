import { build } from "vike/api";

/** Bundles the browser's assets and the server code into `outDir/client` and `outDir/server`. */
export async function bundle(root: string, outDir: string): Promise<void> {
  // React renders several times slower in development mode.
  process.env.NODE_ENV = "production";
  await build({ viteConfig: { root, logLevel: "warn", build: { outDir, emptyOutDir: true } } });
}
