import { command, program, runAsProgram } from "./command/command";
import { runTool } from "./command/run-tool";

/** The command. */
export const main = program((root) =>
  command("npm run typecheck", "Asks TypeScript about the code.").action(async () => {
    process.exitCode = await runTool(root, "tsc", "-p", ".");
  }),
);

await runAsProgram(import.meta.filename, main);
