import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { type CheckResult, checkSite } from "../../checks/check-site";
import { checkHtml, type HtmlSource } from "../../checks/html/check-html";
import { loadPage } from "../../data/load-page";
import { openSite, type Site } from "../../data/site";
import type * as documentModule from "../../renderer/page-view";
import type { stageTimes } from "../build/stages";
import { startProgram } from "../workers/calls";
import { changePage } from "./pages";
import { plainDocument } from "./plain-page";
import { watchMemory } from "./tree-memory";

/** Measurements of one site size; times in milliseconds, memory in megabytes. */
export interface Figures {
  pages: number;
  /** Time to read, resolve and validate the sources and to run all rules on them. */
  check: number;
  /** Time to run all rules on the HTML of the rendered pages. */
  html: number;
  /** Lower bound: time of `renderToStaticMarkup` alone, on the same loaded trees. */
  floor: number;
  /** The same for pages as the peers render them: the text of these pages in bare elements. */
  plainFloor: number;
  /** A full `npm run build` in a separate process; only the bundled commands are cached. */
  cold: Awaited<ReturnType<typeof measureBuild>>;
  /** The same build after a change of one page. */
  warm: Figures["cold"];
}

function timed<T>(work: () => T): { result: T; time: number } {
  const started = performance.now();
  const result = work();
  return { result, time: performance.now() - started };
}

/** Renders the tree of every page on its own and checks the HTML. Vite is only used to load the components. */
async function measureHtml(
  root: string,
  site: Site,
  { pages }: CheckResult,
): Promise<Pick<Figures, "floor" | "plainFloor" | "html">> {
  const vite = await createServer({
    root,
    logLevel: "silent",
    // No browser is served, so no dependency needs bundling for one.
    optimizeDeps: { noDiscovery: true, include: [] },
    cacheDir: join(site.root, ".vite"),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
  });
  // Vike warns about production mode while Vite loads; here the mode is intended.
  const { warn } = console;
  console.warn = () => {};
  const { pageDocument } = (await vite.ssrLoadModule("/renderer/page-view.tsx")) as typeof documentModule;
  console.warn = warn;
  const { constants } = site;
  const times = { floor: 0, plainFloor: 0, html: 0 };
  for (const [index, ref] of site.pages.entries()) {
    const data = { site, page: loadPage(site, ref) };
    const document = await pageDocument(data);
    const rendered = timed(() => renderToStaticMarkup(document));
    const { route, file } = ref;
    const { statedKeys } = pages[index] ?? {};
    const source: HtmlSource = { file, constants, route, statedKeys, output: route };
    const checked = timed(() => checkHtml(rendered.result, source));
    times.floor += rendered.time;
    times.plainFloor += timed(() => renderToStaticMarkup(plainDocument(data.page))).time;
    times.html += checked.time;
  }
  await vite.close();
  return times;
}

/** Builds in a child process. Returns the time, its peak memory together with that of its render workers, and the stages. */
async function measureBuild(root: string, content: string) {
  const started = performance.now();
  const { child, call } = startProgram("bench/build-child", [], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production", PINGO_CACHE: join(content, "cache") },
  });
  const stop = watchMemory(child.pid ?? 0);
  const output: unknown[] = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  const exit = once(child, "exit");
  try {
    const stages = (await call("build", root, content, join(content, "dist"))) as typeof stageTimes;
    child.disconnect();
    await exit;
    return { time: performance.now() - started, memory: stop(), stages };
  } catch (cause) {
    throw new Error(`The bench build failed:\n${output.join("")}`, { cause });
  } finally {
    stop();
  }
}

/** Measures one generated project and removes it. */
export async function measure(root: string, content: string): Promise<Figures> {
  try {
    const site = openSite(content);
    const { result, time: check } = timed(() => checkSite(site));
    const html = await measureHtml(root, site, result);
    const cold = await measureBuild(root, content);
    changePage(content);
    return { pages: site.pages.length, check, ...html, cold, warm: await measureBuild(root, content) };
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}
