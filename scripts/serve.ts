import { command, program, runAsProgram } from "./command/command";
import { portOption } from "./command/values";
import { builtSite, DEFAULT_PORT } from "./serve/built-site";
import { requirePort } from "./serve/port";

/** The command: serves the site that has been built. */
export const main = program((root) =>
  command(
    "npm run preview",
    "Serves dist/client on this machine with the real headers, redirects, compressed files and 404.",
    "--port 4174",
  )
    .addOption(portOption(DEFAULT_PORT))
    .action(async ({ port }) => {
      const folder = builtSite(root);
      await requirePort(port, "npm run preview");
      const { serve } = await import("./serve/serve");
      await serve(folder, port);
    }),
);

await runAsProgram(import.meta.filename, main);
