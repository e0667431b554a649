import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { SCHEMA_FILE } from "../../schema/schema-parts";
import type { Roots } from "../command/command";
import { batchSaves, isStyle } from "./changes";
import type { Checker } from "./checker";
import { type Fault, failureOf, payloadOf } from "./fault";

const RELOAD = { type: "full-reload", path: "*" } as const;

/**
 * Vite plugin for development: reloads open pages on each save, checks the content meanwhile and shows its faults in an
 * overlay. The command and the build run the same check, so verdicts cannot differ. The server listens before the first
 * check.
 */
export function contentReload(
  roots: Roots,
  checker: Pick<Checker, "findFault" | "generate" | "writeOffers" | "end">,
): Plugin {
  let server: ViteDevServer | undefined;
  let fault: Fault | undefined;
  /** Time of the last reload of all pages. */
  let reloadedAt = 0;

  const reload = () => {
    reloadedAt = Date.now();
    server?.ws.send(RELOAD);
  };
  const report = (found: Fault | undefined, isShown: boolean) => {
    const wasFaulty = fault !== undefined;
    if (found && found.text !== fault?.text) console.error(`\n${found.text}\n`);
    fault = found;
    if (fault) server?.ws.send(payloadOf(fault, roots.content));
    else if (wasFaulty || !isShown) reload();
  };
  const reportFailure = (error: unknown) => report(failureOf(error), true);
  const runFirstCheck = async () => {
    report(await checker.findFault(), true);
    await checker.writeOffers();
  };
  const update = async (files: readonly string[], isShown: boolean) => {
    const hasNewSchema = files.some((file) => SCHEMA_FILE.test(file));
    const failure = hasNewSchema ? await checker.generate().then(() => undefined, failureOf) : undefined;
    report((await checker.findFault(files)) ?? failure, isShown);
    await checker.writeOffers();
  };
  /** Reloads pages unless there is a fault; returns whether pages show the save. */
  const reloadPages = (files: readonly string[]): boolean => {
    // Vite has already applied new styles to the open pages, which also removes an overlay.
    if (files.every(isStyle)) return true;
    if (fault) return false;
    reload();
    return true;
  };
  return {
    name: "pingo:content-reload",
    apply: "serve",
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module" }, children: 'import "/scripts/dev/open-page.ts";' },
    ],
    closeBundle: () => checker.end(),
    configureServer(viteServer) {
      server = viteServer;
      let work = runFirstCheck().catch(reportFailure);
      const watched = ["pages", "data", "schema", "blocks", "public"];
      viteServer.watcher.add(watched.map((folder) => `${roots.content}/${folder}`));
      const noticeFile = batchSaves((files) => {
        const isShown = reloadPages(files);
        work = work.then(() => update(files, isShown)).catch(reportFailure);
      });
      viteServer.watcher.on("all", (_, path) => {
        for (const root of new Set([roots.code, roots.content])) noticeFile(relative(root, path));
      });
      viteServer.ws.on("pingo:load", (startedAt: number, client) => {
        if (startedAt < reloadedAt) client.send(RELOAD);
      });
      viteServer.ws.on("connection", (socket) => {
        if (fault) socket.send(JSON.stringify(payloadOf(fault, roots.content)));
      });
    },
  };
}
