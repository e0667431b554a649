import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { checkSite } from "../../checks/check-site";
import { loadPage } from "../../data/load-page";
import { openSite } from "../../data/site";
import type * as documentModule from "../../renderer/page-document";
import { watchMemory } from "./tree-memory";

/** Figures of one size of site; times in milliseconds, memory in megabytes. */
export interface Figures {
  pages: number;
  /** Reading, resolving, validating and all rules over the sources. */
  check: number;
  /** Bare `renderToStaticMarkup` of the same trees, already loaded: the floor. */
  floor: number;
  /** The whole `npm run build`, in a process of its own. */
  build: number;
  /** Peak resident memory of that process and its workers. */
  memory: number;
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Renders every page's tree with nothing around it. Vite only loads the components here. */
async function measureFloor(root: string, content: string): Promise<number> {
  const vite = await createServer({
    root,
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
  });
  const { pageDocument } = (await vite.ssrLoadModule("/renderer/page-document.tsx")) as typeof documentModule;
  const site = openSite(content);
  let total = 0;
  for (const ref of site.pages) {
    const data = { site, page: loadPage(site, ref) };
    total += await timed(() => renderToStaticMarkup(pageDocument(data)));
  }
  await vite.close();
  return total;
}

/** Builds in a child process, whose memory is watched together with that of its render workers. */
function measureBuild(root: string, content: string): Promise<{ build: number; memory: number }> {
  const dist = join(content, "dist");
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "scripts/bench/build-child.ts", content, dist],
      {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    const stop = watchMemory(child.pid ?? 0);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on("exit", (code) => {
      const memory = stop();
      if (code === 0) resolve({ build: performance.now() - started, memory });
      else reject(new Error(`The build of the bench failed:\n${output}`));
    });
  });
}

/** Measures one generated project and removes it. */
export async function measure(root: string, content: string): Promise<Figures> {
  try {
    const site = openSite(content);
    const check = await timed(() => checkSite(site));
    const floor = await measureFloor(root, content);
    const { build, memory } = await measureBuild(root, content);
    return { pages: site.pages.length, check, floor, build, memory };
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}
