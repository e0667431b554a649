import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { type Change, changeOf, isRegistered } from "./changes";
import { failureOf, faultFinder } from "./find-fault";
import { type Fault, overlay } from "./overlay";
import { regenerator } from "./regenerate";

/** An editor may write a file twice in quick succession; one check is enough. In milliseconds. */
const SETTLE_TIME = 40;

/** Where the code and the content lie; the same folder, except when `PINGO_ROOT` names another one for the content. */
export interface Roots {
  code: string;
  content: string;
}

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
 * While developing: checks the content after each save and shows its faults as an overlay, or reloads the page when
 * there are none. The same check as in the command and the build, so the verdicts cannot differ.
 */
export function contentReload(roots: Roots): Plugin {
  const findFault = faultFinder(roots.content);
  const generated = regenerator(roots.code);
  let server: ViteDevServer | undefined;
  let fault: Fault | undefined;
  let saves = new Saves();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();

  const tell = (found: Fault | undefined, isShown = false) => {
    const wasFaulty = fault !== undefined;
    if (found && found.text !== fault?.text) console.error(`\n${found.text}\n`);
    fault = found;
    if (fault) server?.ws.send(overlay(fault));
    else if (wasFaulty || !isShown) server?.ws.send({ type: "full-reload", path: "*" });
  };
  const update = async () => {
    const { changes, files, hasNewParts } = saves;
    saves = new Saves();
    if (changes.size === 0) return;
    const failed = hasNewParts ? await generated.run() : undefined;
    const onlyStyles = changes.size === 1 && changes.has("style");
    const found = findFault([...files]);
    // Vite has put new styles into the open pages already, and taken an overlay away with the old ones.
    tell(found ?? failed, onlyStyles);
    // Types and the editor's schema: no page waits for them.
    if (changes.has("schema") && !hasNewParts)
      void generated.run().then((failedLater) => {
        if (failedLater && !fault) tell(failedLater);
      });
  };
  return {
    name: "pingo:content-reload",
    apply: "serve",
    // A server that ends leaves no half-written file behind.
    closeBundle: async () => void (await generated.settled()),
    async configureServer(viteServer) {
      server = viteServer;
      const failed = await generated.run();
      tell(findFault() ?? failed);
      const watched = ["pages", "data", "schema", "blocks", "public"];
      viteServer.watcher.add(watched.map((folder) => `${roots.content}/${folder}`));
      viteServer.watcher.on("all", (event, path) => {
        for (const root of new Set([roots.code, roots.content]))
          saves.add(relative(root, path).replaceAll("\\", "/"), event);
        if (saves.changes.size === 0) return;
        if (saves.changes.has("content")) generated.offerLater();
        clearTimeout(timer);
        timer = setTimeout(() => {
          work = work.then(update).catch((error: unknown) => tell(failureOf(error)));
        }, SETTLE_TIME);
      });
      viteServer.ws.on("connection", (socket) => {
        if (fault) socket.send(JSON.stringify(overlay(fault)));
      });
    },
  };
}
