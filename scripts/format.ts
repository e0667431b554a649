import { command, program, runAsProgram } from "./command/command";
import { runTool } from "./command/run-tool";
import { UserError } from "./user-error";

/** The command: puts code and JSON in order; what one tool cannot mend keeps the other from nothing. */
export const main = program((root) =>
  command("npm run format", "Formats code and JSON, and mends what the linter can.").action(async () => {
    const codes = [
      await runTool(root, "biome", "check", "--write"),
      await runTool(root, "prettier", "--write", "--log-level", "warn", "**/*.json"),
    ];
    if (codes.some((code) => code !== 0))
      throw new UserError("Everything else is formatted. What is named above has to be mended by hand.");
  }),
);

await runAsProgram(import.meta.filename, main);
