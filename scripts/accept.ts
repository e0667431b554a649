import { formatCount } from "../schema/words";
import { declareCommand, defineMain } from "./command/command";
import { UserError } from "./user-error";

export const main = await defineMain(import.meta.filename, ({ content: root }) =>
  declareCommand(
    "npm run accept",
    "Records the sentences of the site in checks/ledger/accepted/, once you have read the new ones.",
    "--check",
  )
    .option("--check", "only compare, and exit 1 if the ledger differs from the site")
    .action(async ({ check }) => {
      const { accept, describeSentences, ledgerChange, requireNoErrors } = await import(
        "./accept/ledger-change"
      );
      const { VerdictCache } = await import("./cache/verdict-cache");
      const { openSite } = await import("../data/site");
      const cache = new VerdictCache(openSite(root));
      if (!check) requireNoErrors(cache);
      const { changed, gone, sentences } = check ? ledgerChange(cache) : accept(cache);
      cache.close();
      const files = [...changed.keys(), ...gone];
      if (sentences.length > 0) console.log(describeSentences(sentences));
      if (!check)
        return console.log(
          `${formatCount(sentences.length, "new sentence")} accepted, ${formatCount(files.length, "file")} written.`,
        );
      if (files.length > 0)
        throw new UserError(
          `These files differ from the site: ${files.join(", ")}.\nRead the changes, then run npm run accept.`,
        );
    }),
);
