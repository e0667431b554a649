import { EventEmitter } from "node:events";
import type { ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { contentReload } from "./content-reload";

/** Starts the plugin with a check that each test ends itself. */
function start() {
  const checks: { files: readonly string[]; end: () => void }[] = [];
  const sent: string[] = [];
  const writeOffers = vi.fn(async () => {});
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const plugin = contentReload(
    { code: "/site", content: "/site" },
    {
      findFault: (files = []) =>
        new Promise((resolve) => checks.push({ files, end: () => resolve(undefined) })),
      generate: async () => [],
      writeOffers,
      end: () => {},
    },
  );
  const server = { watcher, ws: { on: () => {}, send: ({ type }: { type: string }) => sent.push(type) } };
  (plugin.configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  const save = (file: string) => watcher.emit("all", "change", `/site/${file}`);
  return { checks, sent, save, writeOffers };
}

it("reloads pages for a save that comes just before the check of an earlier one ends", async () => {
  const { checks, sent, save } = start();
  save("pages/a.json");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  save("pages/b.json");
  // The first check ends within the debounce of this save.
  checks[0]?.end();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(checks[1]?.files).toEqual(["pages/a.json"]));
  checks[1]?.end();
  await vi.waitFor(() => expect(checks[2]?.files).toEqual(["pages/b.json"]));
});

it("reloads pages once for files that are written at once", async () => {
  const { checks, sent, save, writeOffers } = start();
  checks[0]?.end();
  save("pages/a.json");
  save("data/constants.json");
  await vi.waitFor(() => expect(checks[1]?.files).toEqual(["pages/a.json", "data/constants.json"]));
  checks[1]?.end();
  await vi.waitFor(() => expect(writeOffers).toHaveBeenCalledTimes(2));
  expect(sent).toEqual(["full-reload"]);
});
