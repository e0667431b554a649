import { declareCommand, defineMain } from "./command/command";
import { portOption } from "./command/values";
import { DEFAULT_PORT, serveBuiltSite } from "./serve/built-site";

/** Runs the command, which serves the built site. */
export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm run preview",
    "Serves dist/client on this machine with the production headers, redirects, compressed files and 404 page.",
    "--port 4174",
  )
    .addOption(portOption(DEFAULT_PORT))
    .action(({ port }) => serveBuiltSite(root, port, "npm run preview")),
);
