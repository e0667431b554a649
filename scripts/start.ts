import { command, program, runAsProgram } from "./command/command";
import { runOwn } from "./command/run-tool";
import { portOption } from "./command/values";
import { DEFAULT_PORT, serveBuiltSite } from "./serve/built-site";
import { requirePort } from "./serve/port";

/** The command: builds, then serves what was built. */
export const main = program((root) =>
  command(
    "npm start",
    "Builds the site, then serves it on this machine and prints its address.",
    "--port 4174",
  )
    .addOption(portOption(DEFAULT_PORT))
    .action(async ({ port }) => {
      await requirePort(port, "npm start");
      // In a process of its own: a build leaves handles open, and its memory is not needed any more.
      process.exitCode = await runOwn(root, "build");
      if (process.exitCode !== 0) return;
      await serveBuiltSite(root, port, "npm start");
    }),
);

await runAsProgram(import.meta.filename, main);
