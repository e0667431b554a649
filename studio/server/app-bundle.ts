import { statSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { filesBelow } from "../../data/files-below";

/**
 * Returns a function that bundles the studio's script; the bundle is cached until a source file changes.
 *
 * @param code folder of the code
 */
export function appBundle(code: string): () => Promise<string> {
  let cached: { version: string; script: Promise<string> } | undefined;
  const version = () =>
    ["studio/app", "schema"]
      .flatMap((folder) => filesBelow(code, folder))
      .map((file) => `${file} ${statSync(join(code, file)).mtimeMs}`)
      .join("\n");
  const bundle = async () => {
    // Vite's client would reload the studio whenever a page is saved.
    const bundler = await rolldown({
      input: join(code, "studio/app/main.tsx"),
      platform: "browser",
      transform: { define: { "process.env.NODE_ENV": '"production"' } },
      logLevel: "silent",
    });
    const { output } = await bundler.generate({ format: "esm", codeSplitting: false });
    await bundler.close();
    return output[0].code;
  };
  return () => {
    const now = version();
    if (cached?.version !== now) cached = { version: now, script: bundle() };
    return cached.script;
  };
}
