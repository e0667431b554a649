import { counted } from "../schema/counted";
import { command, program, runAsProgram } from "./command/command";

/**
 * Runs the command.
 *
 * @throws UserError also when files are only compared and some are stale
 */
export const main = program((root) =>
  command(
    "npm run generate",
    "Writes types, registry, editor schema, catalogue and the rules' documentation from the JSON Schemas.",
    "--check",
  )
    .option("--check", "only compare, and exit 1 when a file is stale")
    .action(async ({ check }) => {
      const { generate, requireFresh } = await import("./generate/generate");
      if (!check) return console.log(`${counted((await generate(root)).length, "generated file")} written.`);
      await requireFresh(root);
      console.log("Generated files are fresh.");
    }),
);

await runAsProgram(import.meta.filename, main);
