import { closeOnSignal, listen } from "./serve/listen";
import { readPort, requireSite, SITE_FOLDER } from "./serve/options";
import { createSiteServer } from "./serve/server";
import { runCommand } from "./user-error";

await runCommand(async () => {
  const port = readPort(process.argv.slice(2));
  requireSite(SITE_FOLDER);
  const server = createSiteServer(SITE_FOLDER);
  const url = await listen(server, port);
  closeOnSignal(server);
  console.log(`The site is at ${url} (Ctrl+C stops it).`);
});
