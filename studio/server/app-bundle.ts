import { join } from "node:path";
import { rolldown } from "rolldown";

/**
 * Bundles the studio's script. Vite's client would reload the studio whenever a page is saved.
 *
 * @param code folder of the code
 */
export async function bundleApp(code: string): Promise<string> {
  const bundler = await rolldown({
    input: join(code, "studio/app/main.tsx"),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "silent",
  });
  const { output } = await bundler.generate({ format: "esm", codeSplitting: false });
  await bundler.close();
  return output[0].code;
}
