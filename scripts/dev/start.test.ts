import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createServer } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { IGNORED_FOLDERS } from "./start";

/** Folders that a build, a test or git writes to. */
const OTHERS = [
  ".build/site-1/client",
  "dist/client",
  "reports",
  "playwright-report",
  "test-results",
  ".git",
];

it("watches pages, and ignores folders that a build, a test or git writes to", async () => {
  const root = emptyFolder();
  for (const folder of [...OTHERS, "pages"]) mkdirSync(join(root, folder), { recursive: true });
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    root,
    server: { middlewareMode: true, ws: false, watch: { ignored: IGNORED_FOLDERS } },
  });
  const reported = new Set<string>();
  server.watcher.on("all", (_, path) => reported.add(relative(root, path)));
  /** Saves a page until the watcher reports it; by then it has reported all earlier writes. */
  const savePage = (file: string) =>
    vi.waitFor(
      () => {
        writeFileSync(join(root, file), String(Math.random()));
        expect(reported).toContain(file);
      },
      { timeout: 20_000, interval: 100 },
    );
  onTestFinished(() => server.close());
  await savePage("pages/first.json");
  for (const folder of OTHERS) writeFileSync(join(root, folder, "index.html"), "");
  await savePage("pages/second.json");
  expect([...reported]).toEqual(["pages/first.json", "pages/second.json"]);
});
