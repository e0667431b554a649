import { rmSync } from "node:fs";
import { join } from "node:path";
import { listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { BUILDS, buildFrozenSite, FROZEN_BUILD } from "./frozen-site";

// Playwright starts this program before the tests (playwright.config.ts), and stops it after them.
process.once("SIGTERM", () => {
  rmSync(BUILDS, { recursive: true, force: true });
  process.exit();
});
await buildFrozenSite(FROZEN_BUILD);
await listen(createSiteServer(join(FROZEN_BUILD, "client")), Number(process.env.FROZEN_PORT));
