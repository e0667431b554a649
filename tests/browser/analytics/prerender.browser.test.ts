import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { close, listen } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/server";
import { openDetached } from "./detached-browser";
import { expect, test } from "./fixtures";
import { KEYED_SITE } from "./keyed-build";

const ROUTE = "/pricing";
const DRIVER = "/driver";

/** A page that prerenders another one and navigates to it when the server responds to `/go`. */
const DRIVER_PAGE = `<!doctype html><title>Driver</title>
<script type="speculationrules">{"prerender":[{"urls":["${ROUTE}"],"eagerness":"immediate"}]}</script>
<script>fetch("/go").then(() => { location.href = "${ROUTE}"; });</script>`;

/** The site with the driver page; `go` lets the driver navigate. */
function drivenSite() {
  const site = createSiteServer(join(KEYED_SITE, "client"));
  const asked: IncomingMessage[] = [];
  let go = () => {};
  const server = createServer((request, response) => {
    if (request.url === DRIVER) response.setHeader("Content-Type", "text/html").end(DRIVER_PAGE);
    else if (request.url === "/go") go = () => response.end();
    else {
      if (request.url === ROUTE) asked.push(request);
      site.emit("request", request, response);
    }
  });
  return { server, asked, go: () => go() };
}

test("a prerendered page counts as a visit only once the visitor navigates to it", async ({
  capture,
  launchOptions: { executablePath = "", args = [] },
}) => {
  capture.reset();
  const { server, asked, go } = drivenSite();
  const address = await listen(server, 0);
  const end = openDetached(executablePath, args, address + DRIVER);
  try {
    await expect
      .poll(() => asked.map(({ headers }) => headers["sec-purpose"]))
      .toEqual(["prefetch;prerender"]);
    // Long enough for everything that a visited page would do.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(capture.requests).toEqual([]);
    go();
    await expect
      .poll(() => capture.events.map(({ event }) => event))
      .toEqual(["$pageview", "landing_viewed_page"]);
    expect(asked, "the page that was rendered ahead is the one that is shown").toHaveLength(1);
  } finally {
    await end();
    await close(server);
  }
});
