import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { openAlone } from "../browser/alone";
import { findBrowser } from "../browser/find";
import { launchArguments } from "../browser/launch";
import { close, listen } from "../serve/listen";
import { createSiteServer } from "../serve/server";

const ROUTE = "/pricing";
const DRIVER = "/driver";

/** How long the pointer rests on the link, in milliseconds: time for the page to be rendered ahead. */
const REST = 2000;

/** A browser that never arrives is given up after this time, in milliseconds. */
const LIMIT = 30_000;

/** A page that has another one rendered ahead, as a pointer on a link does, and goes there after a while. */
const DRIVER_PAGE = `<!doctype html><title>Driver</title>
<script type="speculationrules">{"prerender":[{"urls":["${ROUTE}"],"eagerness":"immediate"}]}</script>
<script>setTimeout(() => { sessionStorage.pressed = Date.now(); location.href = "${ROUTE}"; }, ${REST});</script>`;

/** Tells the server how long it was from the press to the first picture of the page. */
const REPORTER = `<script>document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => setTimeout(() =>
fetch("/shown?ms=" + (Date.now() - sessionStorage.pressed)))));</script>`;

/** The site, with the page that drives it; `shown` is the time that the other page reports. */
function drivenSite(dir: string) {
  const site = createSiteServer(dir);
  const page = readFileSync(join(dir, `${ROUTE}.html`), "utf8").replace("</head>", `${REPORTER}</head>`);
  let report = (_ms: number) => {};
  const shown = new Promise<number>((resolve, reject) => {
    report = resolve;
    setTimeout(() => reject(new Error(`${ROUTE} was not rendered ahead.`)), LIMIT).unref();
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
    const html = pathname === DRIVER ? DRIVER_PAGE : pathname === ROUTE ? page : undefined;
    if (html) response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
    else if (pathname === "/shown") response.end(report(Number(searchParams.get("ms"))));
    else site.emit("request", request, response);
  });
  return { server, shown };
}

async function openOnce(dir: string, executable: string): Promise<number> {
  const { server, shown } = drivenSite(dir);
  const end = openAlone(executable, launchArguments(), (await listen(server, 0)) + DRIVER);
  try {
    return await shown;
  } finally {
    await end();
    await close(server);
  }
}

/** How long it takes from a press on a link that the pointer has rested on to the first picture: the median, in ms. */
export async function measureHoveredLink(dir: string, runs: number): Promise<number> {
  const executable = await findBrowser("full");
  const found: number[] = [];
  for (let run = 0; run < runs; run++) found.push(await openOnce(dir, executable));
  return found.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
