import { spawn } from "node:child_process";
import { once } from "node:events";
import { declareCommand, defineMain } from "./command/command";
import { RUN_FILE } from "./command/run-file";
import { portOption } from "./command/values";
import { DEFAULT_PORT, serveBuiltSite } from "./serve/built-site";
import { requirePort } from "./serve/listen";

/** Runs the command, which builds the site and serves it. */
export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm start",
    "Builds the site, then serves it on this machine and prints its address.",
    "--port 4174",
  )
    .addOption(portOption(DEFAULT_PORT))
    .action(async ({ port }) => {
      await requirePort(port, "npm start");
      // Builds in a separate process: a build leaves handles open, and its memory is not needed afterwards.
      const build = spawn(process.execPath, [RUN_FILE, "build"], { cwd: root, stdio: "inherit" });
      const [code] = await once(build, "close");
      if (code === 0) await serveBuiltSite(root, port, "npm start");
      else process.exitCode = 1;
    }),
);
