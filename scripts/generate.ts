import { formatCount } from "../schema/format-count";
import { createMain, declareCommand, runAsProgram } from "./command/command";

/**
 * Runs the command.
 *
 * @throws UserError also when files are only compared and some are stale
 */
export const main = createMain((root) =>
  declareCommand(
    "npm run generate",
    "Writes types, registry, editor schema, catalogue and the rules' documentation from the JSON Schemas.",
    "--check",
  )
    .option("--check", "only compare, and exit 1 when a file is stale")
    .action(async ({ check }) => {
      const { generate, requireFresh } = await import("./generate/generate");
      if (!check)
        return console.log(`${formatCount((await generate(root)).length, "generated file")} written.`);
      await requireFresh(root);
      console.log("Generated files are fresh.");
    }),
);

await runAsProgram(import.meta.filename, main);
