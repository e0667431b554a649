import { formatCount } from "../schema/words";
import { declareCommand, defineMain } from "./command/command";

/**
 * Runs the command.
 *
 * @throws UserError also when files are only compared and some are stale
 */
export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm run generate",
    "Generates types, the catalogue and the editor schemas from the JSON Schemas, the table of the check's rules, and the editors' completions from the content.",
    "--check",
  )
    .option("--check", "only compare, and exit 1 if a file is out of date")
    .action(async ({ check }) => {
      const { generate, requireFresh } = await import("./generate/generate");
      const { generateContentFiles } = await import("./generate/content-files");
      const { cachedChecker } = await import("./cache/verdict-cache");
      if (check) {
        await requireFresh(root);
        return console.log("Generated files are up to date.");
      }
      const written = await generate(root);
      const checker = cachedChecker(root);
      checker.check();
      if (checker.site) generateContentFiles(checker.site, checker.summaries);
      console.log(`${formatCount(written.length, "generated file")} written.`);
    }),
);
