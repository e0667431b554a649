import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { type Change, changeOf, isRegistered } from "./changes";
import type { Checker, Roots } from "./checker";
import { type Fault, failureOf, payloadOf } from "./fault";
import { regenerator } from "./regenerate";

/** An editor may write a file twice in quick succession; one load is enough. In milliseconds. */
const SETTLE_TIME = 20;

/** When the server has shown its first pages. In milliseconds. */
const FIRST_PAGES_TIME = 5000;

/** What has been saved since the last check. */
class Saves {
  readonly changes = new Set<Change>();
  readonly files = new Set<string>();
  /** A block or a picture came or went, so that what is generated must be written before a page is rendered. */
  hasNewParts = false;

  add(file: string, event: string): void {
    const change = changeOf(file);
    if (!change) return;
    this.changes.add(change);
    this.files.add(file);
    if (event !== "change" && isRegistered(file)) this.hasNewParts = true;
  }
}

/**
 * While developing: shows each save at once, checks the content meanwhile and shows its faults as an overlay. The same
 * check as in the command and the build, so the verdicts cannot differ. The server listens before the first check.
 */
export function contentReload(roots: Roots, checker: Pick<Checker, "findFault" | "end">): Plugin {
  const generated = regenerator(roots.code);
  let server: ViteDevServer | undefined;
  let fault: Fault | undefined;
  let saves = new Saves();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstPages: ReturnType<typeof setTimeout> | undefined;

  const reload = () => server?.ws.send({ type: "full-reload", path: "*" });
  const tell = (found: Fault | undefined, isShown: boolean) => {
    const wasFaulty = fault !== undefined;
    if (found && found.text !== fault?.text) console.error(`\n${found.text}\n`);
    fault = found;
    if (fault) server?.ws.send(payloadOf(fault));
    else if (wasFaulty || !isShown) reload();
  };
  const fail = (error: unknown) => tell(failureOf(error), true);
  const begin = async () => tell(await checker.findFault(), true);
  /** For what no page waits for. */
  const generateBeside = () =>
    void generated.run().then((failed) => {
      if (failed && !fault) tell(failed, true);
    });
  const update = async (isShown: boolean) => {
    const { changes, files, hasNewParts } = saves;
    saves = new Saves();
    if (changes.size === 0) return;
    const failed = hasNewParts ? await generated.run() : undefined;
    tell((await checker.findFault([...files])) ?? failed, isShown);
    // Types and the editor's schema: no page waits for them.
    if (changes.has("schema") && !hasNewParts) generateBeside();
  };
  /** A page under a fault is not shown anew before the fault has gone, nor one before its new parts are known. */
  const show = (): boolean => {
    // Vite has put new styles into the open pages already, and taken an overlay away with the old ones.
    if (saves.changes.size === 1 && saves.changes.has("style")) return true;
    if (fault || saves.hasNewParts) return false;
    reload();
    return true;
  };
  return {
    name: "pingo:content-reload",
    apply: "serve",
    // A server that ends leaves no half-written file behind.
    closeBundle: async () => {
      clearTimeout(firstPages);
      checker.end();
      await generated.settled();
    },
    configureServer(viteServer) {
      server = viteServer;
      let work = begin().catch(fail);
      // What is generated is fresh but for work that was left half-done.
      firstPages = setTimeout(generateBeside, FIRST_PAGES_TIME);
      const watched = ["pages", "data", "schema", "blocks", "public"];
      viteServer.watcher.add(watched.map((folder) => `${roots.content}/${folder}`));
      viteServer.watcher.on("all", (event, path) => {
        for (const root of new Set([roots.code, roots.content]))
          saves.add(relative(root, path).replaceAll("\\", "/"), event);
        if (saves.changes.size === 0) return;
        if (saves.changes.has("content")) generated.offerLater();
        clearTimeout(timer);
        timer = setTimeout(() => {
          const isShown = show();
          work = work.then(() => update(isShown)).catch(fail);
        }, SETTLE_TIME);
      });
      viteServer.ws.on("connection", (socket) => {
        if (fault) socket.send(JSON.stringify(payloadOf(fault)));
      });
    },
  };
}
