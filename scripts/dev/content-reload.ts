import { relative } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { checkSite } from "../../checks/check-site";
import type { Diagnostic } from "../../schema/diagnostic";
import { generate } from "../generate";
import { formatText } from "../report/text";

/** Files that are content: they change what a page says, not the code that renders it. */
const CONTENT = /^(pages|data|schema|public)\/.*|^(blocks|renderer\/ui\/visuals)\/[^/]+\/schema\.json$/;
/** Code that only the server runs: the browser's own module graph does not know it, so Vite would not reload. */
const SERVER_CODE = /^(blocks|renderer)\/.*\.(tsx?|css)$/;
/** An editor may write a file twice in quick succession; one check is enough. In milliseconds. */
const SETTLE_TIME = 40;

/** The faults as Vite's overlay shows them: the first one's place, then all of them in full. */
function overlay(errors: readonly Diagnostic[]): ErrorPayload {
  const [first] = errors;
  const count = errors.length === 1 ? "1 fault" : `${errors.length} faults`;
  return {
    type: "error",
    err: {
      plugin: "pingo:check",
      message: `${count} in the content`,
      stack: errors.map(formatText).join("\n\n"),
      ...(first ? { id: first.file, loc: { file: first.file, line: first.line, column: first.column } } : {}),
    },
  };
}

/**
 * While developing: checks the content after each save and shows its faults as an overlay, or reloads the page when
 * there are none. The same `checkSite` as in the command and the build, so the verdicts cannot differ.
 *
 * @param root the project whose content is edited
 */
export function contentReload(root: string): Plugin {
  let server: ViteDevServer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let errors: Diagnostic[] = [];

  const tell = () => {
    if (!server) return;
    if (errors.length > 0) server.ws.send(overlay(errors));
    else server.ws.send({ type: "full-reload", path: "*" });
  };
  const update = async (schemaChanged: boolean) => {
    try {
      if (schemaChanged) await generate(root);
      errors = checkSite(root).diagnostics.filter((diagnostic) => diagnostic.severity === "error");
      for (const error of errors) console.error(`${formatText(error)}\n`);
      tell();
    } catch (error) {
      // A schema that is being edited may be broken for a moment; the server must outlive it.
      console.error("The check could not run:", error);
    }
  };
  return {
    name: "pingo:content-reload",
    apply: "serve",
    configureServer(viteServer) {
      server = viteServer;
      errors = checkSite(root).diagnostics.filter((diagnostic) => diagnostic.severity === "error");
      viteServer.watcher.add(
        ["pages", "data", "schema", "blocks", "public"].map((folder) => `${root}/${folder}`),
      );
      viteServer.watcher.on("all", (_event, path) => {
        const file = relative(root, path).replaceAll("\\", "/");
        if (file.endsWith(".tmp") || file.includes(".gen.")) return;
        if (!CONTENT.test(file) && !SERVER_CODE.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void update(/schema\.json$/.test(file)), SETTLE_TIME);
      });
      viteServer.ws.on("connection", () => {
        if (errors.length > 0) tell();
      });
    },
  };
}
