import { formatCount } from "../schema/format-count";
import { contentRoot, createMain, declareCommand, runAsProgram } from "./command/command";
import { UserError } from "./user-error";

/** Runs the command. */
export const main = createMain((root) =>
  declareCommand(
    "npm run accept",
    "Writes what the site says into checks/ledger/accepted/: you have read its new sentences.",
    "--check",
  )
    .option("--check", "only compare, and exit 1 when the site says something else")
    .action(async ({ check }) => {
      const { accept, ledgerChange, requireNoErrors } = await import("./accept/ledger-change");
      const { VerdictCache } = await import("./cache/verdict-cache");
      const { openSite } = await import("../data/site");
      const site = openSite(root);
      const cache = new VerdictCache(site);
      if (!check) requireNoErrors(cache);
      const { changed, gone, sentences } = check ? ledgerChange(cache) : accept(cache);
      cache.save();
      // Accepting completes a page. The choices for editors are committed with it, so they are updated, too.
      if (!check) await (await import("./generate/content-files")).generateContentFiles(site);
      const files = [...changed.keys(), ...gone];
      for (const { file, text } of sentences) console.log(`  ${file}: "${text}"`);
      if (!check)
        return console.log(
          `${formatCount(sentences.length, "new sentence")} accepted, ${formatCount(files.length, "file")} written.`,
        );
      if (files.length > 0)
        throw new UserError(
          `Not what the site says: ${files.join(", ")}.\nRead the changes, and run npm run accept.`,
        );
    }),
);

await runAsProgram(import.meta.filename, main, contentRoot());
