import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser, LAUNCH_ARGUMENTS } from "../browser/chromium";
import { progress } from "../progress";
import { close, HOST, listen } from "../serve/listen";
import { createSiteServer } from "../serve/server";
import { UserError } from "../user-error";
import { processorBlocking } from "./processor-time";
import { EMPTY_PAGE, type Report, type RouteRuns } from "./report";

/** openssl arguments for a self-signed certificate of the local address, valid for a day; the browser accepts it. */
const CERTIFICATE = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST}`;

/** Creates the certificate. @throws UserError if openssl is not installed */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "pingo-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync("openssl", [...CERTIFICATE.split(" "), "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new UserError(`The measurement needs the program openssl for a certificate. ${reason}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a server that sends the site as hosts do: encrypted, over HTTP/2, with the responses of `createSiteServer`.
 *
 * @throws UserError if openssl is not installed
 */
function createSecureSiteServer(dir: string): Http2SecureServer {
  const site = createSiteServer(dir);
  return createSecureServer(createCertificate(), (request, response) => {
    site.emit("request", request, response);
  });
}

/** Baseline page, a heading and a paragraph: it separates the cost of a page from the speed of the machine. */
const EMPTY_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Empty page</title><meta name="description" content="A heading and a paragraph."></head><body><main><h1>A heading</h1><p>A paragraph.</p></main></body></html>`;

/** Maximum number of attempts for a run, since one may measure nothing on a busy machine. */
const MAX_ATTEMPTS = 3;

/** Creates a folder with the empty page and the headers of the site. */
function emptySite(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), "pingo-empty-"));
  writeFileSync(join(folder, "index.html"), EMPTY_HTML);
  copyFileSync(join(site, "_headers"), join(folder, "_headers"));
  return folder;
}

async function measureOnce(url: string, { port }: LaunchedChrome): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
    const isMeasured = result.lhr.audits["largest-contentful-paint"]?.numericValue !== undefined;
    if (isMeasured || attempt === MAX_ATTEMPTS)
      return { ...result.lhr, processorBlocking: processorBlocking(result.artifacts.Trace.traceEvents, url) };
  }
}

/**
 * Measures the empty page and each route of a built site on the phone that Lighthouse simulates, over HTTP/2: over
 * HTTP/1.1, Lighthouse assumes a connection for each font, which no current host needs. The routes take turns, so that
 * other load on the machine affects all of them alike.
 */
export async function measure(site: string, routes: readonly string[], runs: number): Promise<RouteRuns[]> {
  const empty = emptySite(site);
  const servers = [createSecureSiteServer(empty), createSecureSiteServer(site)] as const;
  const [emptyUrl, siteUrl] = await Promise.all([listen(servers[0], 0), listen(servers[1], 0)]);
  const chromePath = await findBrowser("full");
  const chromeFlags = ["--headless=new", "--ignore-certificate-errors", ...LAUNCH_ARGUMENTS];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  const targets = [[EMPTY_PAGE, `${emptyUrl}/`], ...routes.map((route) => [route, siteUrl + route])] as const;
  const results = new Map<string, Report[]>(targets.map(([name = ""]) => [name, []]));
  const tick = progress("Lighthouse", targets.length * runs);
  try {
    for (let run = 0; run < runs; run++) {
      for (const [name = "", url = ""] of targets) {
        results.get(name)?.push(await measureOnce(url, chrome));
        tick();
      }
    }
    return [...results];
  } finally {
    tick.stop();
    // The browser is closed first, since the servers wait for its connections to end.
    chrome.kill();
    await Promise.all(servers.map(close));
    rmSync(empty, { recursive: true, force: true });
  }
}
