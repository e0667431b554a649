import { command, run, runAsProgram } from "./command/command";
import { runTool } from "./command/run-tool";

/** The command. */
export async function main(root: string, args: string[]): Promise<void> {
  const declared = command(
    "npm run lint",
    "Asks Biome about the code, and changes nothing (npm run format does).",
  ).action(async () => {
    process.exitCode = await runTool(root, "biome", "check");
  });
  await run(declared, args);
}

await runAsProgram(import.meta.filename, main);
