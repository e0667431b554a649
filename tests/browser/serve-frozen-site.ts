import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { BUILDS, buildFrozenSite, FROZEN_BUILD, SITE_WITHOUT_PAGE, UNBUILT } from "./frozen-site";

// Playwright starts this program before the tests (playwright.config.ts), and stops it after them.
process.once("SIGTERM", () => {
  rmSync(BUILDS, { recursive: true, force: true });
  process.exit();
});
await buildFrozenSite(FROZEN_BUILD);
const site = createSiteServer(join(FROZEN_BUILD, "client"));
const server = createServer((request, response) => {
  const address = `http://${request.headers.host}${request.url}`;
  if (address.startsWith(SITE_WITHOUT_PAGE + UNBUILT)) request.url = "/no-such-page";
  site.emit("request", request, response);
});
await listen(server, Number(process.env.FROZEN_PORT));
