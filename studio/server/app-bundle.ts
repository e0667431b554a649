import { statSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { filesBelow } from "../../data/files-below";

/** The script of the studio's page, made of these sources when it is asked for, and again when one of them has changed. */
export function appBundle(code: string): () => Promise<string> {
  let made: { version: string; script: Promise<string> } | undefined;
  const version = () =>
    ["studio/app", "schema"]
      .flatMap((folder) => filesBelow(code, folder))
      .map((file) => `${file} ${statSync(join(code, file)).mtimeMs}`)
      .join("\n");
  const bundle = async () => {
    // Not by Vite, whose client would reload the studio with every page that is saved.
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
    if (made?.version !== now) made = { version: now, script: bundle() };
    return made.script;
  };
}
