import { command, program, runAsProgram } from "./command/command";
import { runTool } from "./command/run-tool";

/** The command. */
export const main = program((root) =>
  command(
    "npm run snapshots",
    "Writes the example.html of each block and visual anew, after a change of what it draws.",
  ).action(async () => {
    const test = ["--project", "unit", "tests/contract/blocks.test.ts"];
    process.exitCode = await runTool(root, "vitest", "run", ...test, "--update");
  }),
);

await runAsProgram(import.meta.filename, main);
