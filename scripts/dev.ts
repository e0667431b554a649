import { dev } from "vike/api";
import { contentReload } from "./dev/content-reload";
import { serveOutputs } from "./dev/outputs";
import { renderFailure } from "./dev/render-failure";
import { serveStaticData } from "./dev/static-data";
import { readEnvironment } from "./environment";
import { requireUsableFolder } from "./project-folder";
import { runCommand } from "./user-error";

const code = process.cwd();
const content = process.env.PINGO_ROOT ?? code;

await runCommand(async () => {
  requireUsableFolder(code);
  readEnvironment(code);
  const roots = { code, content };
  const plugins = [renderFailure(), serveStaticData(content), serveOutputs(roots), contentReload(roots)];
  const { viteServer } = await dev({ viteConfig: { plugins } });
  viteServer.printUrls();
  console.log("  A save shows in the browser. Ctrl+C ends the server.");
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void viteServer.close().finally(() => process.exit(0)));
  }
});
