import { declareCommand, defineMain } from "./command/command";
import { portOption } from "./command/values";
import { requireUsableFolder } from "./files";
import { requirePort } from "./serve/listen";

/** Default port, the same as Vite's. */
const DEFAULT_PORT = 5173;

export const main = await defineMain(import.meta.filename, (roots) =>
  declareCommand(
    "npm run dev",
    "Serves the site from its sources. Saved changes to JSON, constants or blocks appear in the browser.",
    "--port 5174",
  )
    .addOption(portOption(DEFAULT_PORT))
    .action(async ({ port }) => {
      await requirePort(port, "npm run dev");
      requireUsableFolder(roots.code);
      console.log("Starting the server …");
      // Loading the server's modules takes time, so the message comes first.
      const { startDev } = await import("./dev/start");
      await startDev(roots, port);
    }),
);
