import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { type CheckResult, checkSite } from "../../checks/check-site";
import { checkHtml } from "../../checks/html/check-html";
import { SiteChecker } from "../../checks/site-checker";
import { loadPage } from "../../data/load-page";
import { templateParameter } from "../../data/page-refs";
import { openSite, type Site } from "../../data/site";
import type * as documentModule from "../../renderer/page-view";
import type { StageTimes } from "../build/stages";
import { RUN_FILE } from "../command/run-file";
import { changePage } from "./pages";
import { plainDocument } from "./plain-page";
import { watchMemory } from "./tree-memory";

/** Figures of one size of site; times in milliseconds, memory in megabytes. */
export interface Figures {
  pages: number;
  /** Reading, resolving, validating and all rules over the sources. */
  check: number;
  /** One save of one page while developing, in the middle of several. */
  save: number;
  /** All rules over the HTML of the rendered pages. */
  html: number;
  /** Bare `renderToStaticMarkup` of the same trees, already loaded: the floor. */
  floor: number;
  /** The same for the peers' kind of page: the words of these pages in bare elements. */
  plainFloor: number;
  /** The whole `npm run build`, in a process of its own, of a site of which nothing is kept but the code's programs. */
  cold: Build;
  /** The same after a change of one page. */
  again: Build;
}

/** One build. */
interface Build {
  time: number;
  /** Peak resident memory of its process and its workers. */
  memory: number;
  stages: StageTimes;
}

function timed<T>(work: () => T): { result: T; time: number } {
  const started = performance.now();
  const result = work();
  return { result, time: performance.now() - started };
}

/** A save is measured so often. */
const SAVES = 9;

/** What `npm run dev` does at a save: the file has changed, everything else has been checked before. */
function measureSave(content: string): number {
  const checker = new SiteChecker(content);
  const { pages } = checker.check();
  // The file of a template is that of several pages.
  const files = pages
    .map(({ file }) => file)
    .filter((file) => templateParameter(file) === undefined)
    .slice(-SAVES);
  const times: number[] = [];
  for (const file of files) {
    appendFileSync(join(content, file), "\n");
    times.push(timed(() => checker.check([file])).time);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Renders every page's tree with nothing around it, and checks it. Vite only loads the components here. */
async function measureHtml(
  root: string,
  site: Site,
  { pages }: CheckResult,
): Promise<Pick<Figures, "floor" | "plainFloor" | "html">> {
  const vite = await createServer({
    root,
    logLevel: "silent",
    // Nothing is sent to a browser, and nothing kept for one.
    optimizeDeps: { noDiscovery: true, include: [] },
    cacheDir: join(site.root, ".vite"),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
  });
  // Vike warns of production mode while Vite is loaded; here that is meant.
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
    const content = data.page.blocks.map(({ props }) => props);
    const source = { file, constants, route, said: pages[index]?.said, content, output: route };
    const looked = timed(() => checkHtml(rendered.result, source));
    times.floor += rendered.time;
    times.plainFloor += timed(() => renderToStaticMarkup(plainDocument(data.page))).time;
    times.html += looked.time;
  }
  await vite.close();
  return times;
}

/** Builds in a child process, whose memory is watched together with that of its render workers. */
async function measureBuild(root: string, content: string): Promise<Build> {
  const dist = join(content, "dist");
  const started = performance.now();
  const child = spawn(process.execPath, [RUN_FILE, "bench/build-child", content, dist], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production", PINGO_KEPT: join(content, "kept") },
  });
  const stop = watchMemory(child.pid ?? 0);
  const output: unknown[] = [];
  const told: unknown[] = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  child.on("message", (times) => told.push(times));
  const [code] = await once(child, "exit");
  const memory = stop();
  if (code !== 0) throw new Error(`The build of the bench failed:\n${output.join("")}`);
  const [stages = {}] = told as StageTimes[];
  return { time: performance.now() - started, memory, stages };
}

/** Measures one generated project and removes it. */
export async function measure(root: string, content: string): Promise<Figures> {
  try {
    const site = openSite(content);
    const { result, time: check } = timed(() => checkSite(site));
    const html = await measureHtml(root, site, result);
    const save = measureSave(content);
    const cold = await measureBuild(root, content);
    changePage(content);
    return { pages: site.pages.length, check, save, ...html, cold, again: await measureBuild(root, content) };
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}
