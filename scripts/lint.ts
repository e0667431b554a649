import { command, program, runAsProgram } from "./command/command";
import { runTool } from "./command/run-tool";

/** The command. */
export const main = program((root) =>
  command("npm run lint", "Asks Biome about the code, and changes nothing (npm run format does).").action(
    async () => {
      process.exitCode = await runTool(root, "biome", "check");
    },
  ),
);

await runAsProgram(import.meta.filename, main);
