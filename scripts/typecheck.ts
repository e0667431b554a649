import { command, run, runAsProgram } from "./command/command";
import { runTool } from "./command/run-tool";

/** The command. */
export async function main(root: string, args: string[]): Promise<void> {
  const declared = command("npm run typecheck", "Asks TypeScript about the code.").action(async () => {
    process.exitCode = await runTool(root, "tsc", "-p", ".");
  });
  await run(declared, args);
}

await runAsProgram(import.meta.filename, main);
